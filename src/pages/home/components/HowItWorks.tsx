import { useIntl } from '@umijs/max';
import panelStyles from '@/components/panel.module.css';
import typography from '@/components/typography.module.css';
import { Block } from './Block';
import styles from './HowItWorks.module.css';

const STEPS = ['find', 'order', 'use'] as const;

/** Three steps from the search to a running service. */
export function HowItWorks() {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <Block title={formatMessage({ id: 'home.steps' })}>
      <ol className={styles.steps}>
        {STEPS.map((step, index) => (
          <li key={step} className={`${panelStyles.panel} ${styles.step}`}>
            <span className={styles.number} aria-hidden>
              {formatNumber(index + 1)}
            </span>
            <h3 className={styles.title}>{formatMessage({ id: `home.steps.${step}` })}</h3>
            <p className={typography.secondary}>{formatMessage({ id: `home.steps.${step}.text` })}</p>
          </li>
        ))}
      </ol>
    </Block>
  );
}
