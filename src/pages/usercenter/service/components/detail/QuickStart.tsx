import { useT } from '@@/texts/instance';
import { CopyText } from '@/components/order/CopyText';
import panelStyles from '@/components/panel.module.css';
import { Section } from '@/components/Section';
import typography from '@/components/typography.module.css';
import styles from './Service.module.css';
import { useService } from './ServiceContext';

const STEPS = [1, 2, 3] as const;

/** A call with names in capitals that the reader replaces. */
const SAMPLE = `curl "SERVICE_ADDRESS/v1/calls" \\
  -H "X-Access-Id: ACCESS_ID" \\
  -H "X-Access-Secret: ACCESS_SECRET" \\
  -H "Content-Type: application/json" \\
  -d '{"requestId":"1"}'`;

/** The first steps with a service of its type; a sample call for one that programs call. */
export function QuickStart() {
  const t = useT();
  const { detail } = useService();
  const { type } = detail.service;
  return (
    <Section id="service-start" title={t('instance.start')}>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step}>{t(`instance.start.${type}.${step}`)}</li>
        ))}
      </ol>
      {type === 'api' && (
        <figure>
          <figcaption className={typography.label}>{t('instance.start.sample')}</figcaption>
          <div className={`${panelStyles.inset} ${styles.sample}`}>
            <CopyText text={SAMPLE} name={t('instance.start.sample')} />
          </div>
        </figure>
      )}
    </Section>
  );
}
