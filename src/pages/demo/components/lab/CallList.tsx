import { useIntl } from '@umijs/max';
import { Alert, Empty, Skeleton, Tag } from 'antd';
import { useQuery } from '@/components/query/useQuery';
import typography from '@/components/typography.module.css';
import type { RecordedCall } from '@/domain/demo';
import { isFailedStatus } from '@/domain/requestError';
import { listStoryCalls } from '@/services/lab';
import { DemoCard } from '../DemoCard';
import { TimeText } from '../FieldList';
import styles from './Lab.module.css';

const POLL_MS = 2_000;
const SUCCESS_CODES: unknown[] = [0, 200, null, undefined];

interface CallListProps {
  stateId: string;
  /** Changes when a step has been played. */
  played: number;
}

/** The calls of a story's state, those of portal windows included. Updates while it is visible. */
export function CallList({ stateId, played }: CallListProps) {
  const { formatMessage } = useIntl();
  const { data, error } = useQuery(({ signal }) => listStoryCalls({ stateId, signal }), {
    key: [stateId, played],
    silent: true,
    pollMs: POLL_MS,
  });
  return (
    <DemoCard title={formatMessage({ id: 'lab.calls' })} lead={formatMessage({ id: 'lab.calls.lead' })}>
      {error && <Alert type="warning" showIcon title={formatMessage({ id: 'lab.calls.failed' })} />}
      {!data && !error && <Skeleton active />}
      {data?.calls.length === 0 && <Empty description={formatMessage({ id: 'lab.calls.none' })} />}
      <ul className={styles.calls} aria-label={formatMessage({ id: 'lab.calls' })}>
        {data?.calls.map((call) => (
          <li key={call.callId}>
            <CallItem call={call} />
          </li>
        ))}
      </ul>
    </DemoCard>
  );
}

/** A call as one line that unfolds to its request and reply. */
function CallItem({ call }: { call: RecordedCall }) {
  const { formatMessage } = useIntl();
  const { method, path, status, code, durationMs, at, traceId, request, reply } = call;
  const isFailed = status !== undefined && (isFailedStatus(status) || !SUCCESS_CODES.includes(code));

  function getStatusText() {
    if (status === undefined) return formatMessage({ id: 'lab.call.pending' });
    return status === 0 ? formatMessage({ id: 'lab.call.lost' }) : String(status);
  }

  return (
    <details>
      <summary className={styles.call}>
        <bdi dir="ltr" className={styles.path}>
          {method} {path}
        </bdi>
        <span className={styles.outcome}>
          <Tag color={isFailed ? 'error' : status === undefined ? 'processing' : 'success'}>
            <span className={styles.tagText}>{getStatusText()}</span>
          </Tag>
          {code !== undefined && code !== null && (
            <span>{formatMessage({ id: 'lab.call.code' }, { code })}</span>
          )}
          {durationMs !== undefined && (
            <span className={typography.note}>
              {formatMessage({ id: 'lab.call.duration' }, { milliseconds: durationMs })}
            </span>
          )}
        </span>
      </summary>
      <dl className={styles.details}>
        <div>
          <dt>{formatMessage({ id: 'lab.call.at' })}</dt>
          <dd>
            <TimeText at={at} />
          </dd>
        </div>
        <div>
          <dt>{formatMessage({ id: 'lab.call.traceId' })}</dt>
          <dd>
            <bdi dir="ltr">{traceId}</bdi>
          </dd>
        </div>
        {(['request', 'reply'] as const).map((part) => (
          <div key={part}>
            <dt>{formatMessage({ id: `lab.call.${part}` })}</dt>
            <dd>
              <Body text={{ request, reply }[part]} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Body({ text }: { text: string }) {
  const { formatMessage } = useIntl();
  if (text === '') return formatMessage({ id: 'lab.call.empty' });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls with the keyboard
    <pre className={styles.body} dir="ltr" tabIndex={0}>
      {text}
    </pre>
  );
}
