import { CheckCircleOutlined, CloseCircleOutlined, MinusCircleOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import layout from '@/components/layout.module.css';
import typography from '@/components/typography.module.css';
import styles from './Demo.module.css';
import type { Outcome } from './outcome';

type FormatMessage = ReturnType<typeof useIntl>['formatMessage'];

const tones = {
  good: <CheckCircleOutlined aria-hidden className={typography.success} />,
  bad: <CloseCircleOutlined aria-hidden className={typography.error} />,
  neutral: <MinusCircleOutlined aria-hidden className={typography.note} />,
};

interface Description {
  tone: keyof typeof tones;
  title: string;
  detail?: string;
}

function describe(outcome: Outcome, formatMessage: FormatMessage): Description {
  switch (outcome.type) {
    case 'success':
      return outcome.result === undefined
        ? { tone: 'good', title: formatMessage({ id: 'demo.outcome.noResult' }) }
        : { tone: 'good', title: formatMessage({ id: 'demo.outcome.success' }), detail: outcome.result };
    case 'file':
      return { tone: 'good', title: formatMessage({ id: 'demo.outcome.file' }, { ...outcome }) };
    case 'aborted':
      return { tone: 'neutral', title: formatMessage({ id: 'demo.outcome.aborted' }) };
    case 'summary':
      return {
        tone: outcome.good ? 'good' : 'bad',
        title: formatMessage({ id: outcome.id }, outcome.values),
      };
    case 'failure': {
      const { kind, code, httpStatus, message } = outcome;
      const facts = [
        kind,
        code !== undefined && `code ${code}`,
        httpStatus !== undefined && `HTTP ${httpStatus}`,
      ];
      const values = { facts: facts.filter(Boolean).join(' · ') };
      return { tone: 'bad', title: formatMessage({ id: 'demo.outcome.failure' }, values), detail: message };
    }
  }
}

interface OutcomeLineProps {
  running: boolean;
  outcome?: Outcome;
}

/** How something tried ended, as plain text. The region is always there, so that screen readers hear what comes into it. */
export function OutcomeLine({ running, outcome }: OutcomeLineProps) {
  const { formatMessage } = useIntl();
  const shown = outcome && describe(outcome, formatMessage);
  return (
    <div role="status" className={styles.outcome}>
      {running && formatMessage({ id: 'demo.outcome.running' })}
      {shown && (
        <>
          {tones[shown.tone]}
          <div className={layout.shrink}>
            <div>{shown.title}</div>
            {shown.detail && <bdi className={styles.detail}>{shown.detail}</bdi>}
          </div>
        </>
      )}
    </div>
  );
}
