import { useT } from '@@/texts/lab';
import { Empty } from 'antd';
import { Alert } from '@/components/Alert';
import { Code } from '@/components/Code';
import { Disclosure } from '@/components/Disclosure';
import { useQuery } from '@/components/query/useQuery';
import { StatusTag } from '@/components/StatusTag';
import { isFailedStatus } from '@/domain/requestError';
import { listStoryCalls } from '@/services/lab';
import styles from '../Demo.module.css';
import { DemoCard } from '../DemoCard';

const POLL_MS = 2_000;
const SUCCESS_CODES: unknown[] = [0, 200, null, undefined];

/** The calls of a story's state, those of portal windows included. Updates while it is visible, and when `played` changes. */
export function CallList({ stateId, played }: { stateId: string; played: number }) {
  const t = useT();
  const { data, error } = useQuery(({ signal }) => listStoryCalls(stateId, signal), {
    key: [stateId, played],
    silent: true,
    pollMs: POLL_MS,
  });
  return (
    <DemoCard title={t('lab.calls')} lead={t('lab.calls.lead')}>
      {error && <Alert type="warning" title={t('lab.calls.failed')} />}
      {data?.calls.length === 0 && <Empty description={t('lab.calls.none')} />}
      <ul className={styles.rows} aria-label={t('lab.calls')}>
        {data?.calls.map(({ callId, method, path, status, code, durationMs, request, reply, ...more }) => (
          <li key={callId}>
            <Disclosure
              label={
                <>
                  <span className={styles.code}>
                    <Code>
                      {method} {path}
                    </Code>
                  </span>{' '}
                  {status === undefined ? (
                    <StatusTag tone="progress" text={t('lab.call.pending')} />
                  ) : (
                    <StatusTag
                      tone={isFailedStatus(status) || !SUCCESS_CODES.includes(code) ? 'danger' : 'success'}
                      text={t(status === 0 ? 'lab.call.lost' : 'lab.call.status', {
                        status,
                        code: code ?? status,
                        milliseconds: durationMs,
                      })}
                    />
                  )}
                </>
              }
            >
              {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
              <pre
                className={styles.pre}
                dir="ltr"
                translate="no"
                // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls with the keyboard
                tabIndex={0}
                role="group"
                aria-label={`${method} ${path}`}
              >
                {[`${more.at}\nx-trace-id: ${more.traceId}`, request, reply].filter(Boolean).join('\n\n')}
              </pre>
            </Disclosure>
          </li>
        ))}
      </ul>
    </DemoCard>
  );
}
