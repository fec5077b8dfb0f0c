import { useT } from '@@/texts/demo';
import { CheckCircleOutlined, CloseCircleOutlined, MinusCircleOutlined } from '@ant-design/icons';
import { Flex } from 'antd';
import layout from '@/components/layout.module.css';
import typography from '@/components/typography.module.css';
import type { T } from '@/locales/useT';
import styles from '../Demo.module.css';
import type { Outcome } from './trial';

const ICONS = {
  good: <CheckCircleOutlined aria-hidden className={typography.success} />,
  bad: <CloseCircleOutlined aria-hidden className={typography.error} />,
  neutral: <MinusCircleOutlined aria-hidden className={typography.note} />,
};

const DETAIL = `${typography.block} ${typography.note} ${typography.anywhere}`;

interface Description {
  tone: keyof typeof ICONS;
  title: string;
  detail?: string;
}

function describe(outcome: Outcome, t: T<TextId<'demo'>>): Description {
  switch (outcome.type) {
    case 'success':
      return outcome.result === undefined
        ? { tone: 'good', title: t('demo.outcome.noResult') }
        : { tone: 'good', title: t('demo.outcome.success'), detail: outcome.result };
    case 'file':
      return { tone: 'good', title: t('demo.outcome.file', { ...outcome }) };
    case 'aborted':
      return { tone: 'neutral', title: t('demo.outcome.aborted') };
    case 'summary':
      return {
        tone: outcome.good ? 'good' : 'bad',
        title: t(outcome.id, outcome.values),
      };
    case 'failure': {
      const { kind, code, httpStatus, message } = outcome;
      const facts = [
        kind,
        code !== undefined && `code ${code}`,
        httpStatus !== undefined && `HTTP ${httpStatus}`,
      ]
        .filter(Boolean)
        .join(' · ');
      return {
        tone: 'bad',
        title: t('demo.outcome.failure', { facts }),
        detail: message,
      };
    }
  }
}

/** The outcome of a trial as plain text. The live region is always mounted, so that screen readers announce changes. */
export function OutcomeLine({ running, outcome }: { running: boolean; outcome?: Outcome }) {
  const t = useT();
  const description = outcome && describe(outcome, t);
  return (
    <Flex role="status" className={styles.outcome} align="flex-start" gap={8}>
      {running && t('demo.outcome.running')}
      {description && (
        <>
          {ICONS[description.tone]}
          <div className={layout.shrink}>
            <div>{description.title}</div>
            {description.detail && <bdi className={DETAIL}>{description.detail}</bdi>}
          </div>
        </>
      )}
    </Flex>
  );
}
