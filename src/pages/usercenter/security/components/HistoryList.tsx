import { useIntl } from '@umijs/max';
import { StatusTag } from '@/components/StatusTag';
import type { LoginOutcome, LoginRecord } from '@/domain/account/security';
import type { Tone } from '@/domain/statusTone';
import styles from './Security.module.css';
import { TimeText } from './TimeText';
import { useDeviceName, WAY_TEXT } from './wording';

const TONES: Record<LoginOutcome, Tone> = {
  success: 'success',
  wrongPassword: 'danger',
  wrongCode: 'danger',
  wrongCaptcha: 'warning',
  locked: 'danger',
};

interface HistoryListProps {
  records: readonly LoginRecord[];
  /** The server's time, milliseconds. */
  now: number;
  /** Another page is on its way. */
  busy: boolean;
}

/** The tries to sign in: a line each at a desk, a card each on a phone, where each fact carries its name. */
export function HistoryList({ records, now, busy }: HistoryListProps) {
  const { formatMessage } = useIntl();
  const deviceName = useDeviceName();
  const name = (column: TextSuffix<'security.history'>) =>
    formatMessage({ id: `security.history.${column}` });
  return (
    <div className={styles.records} aria-busy={busy}>
      <div className={styles.columns} aria-hidden="true">
        {(['time', 'outcome', 'way', 'device', 'place'] as const).map((column) => (
          <span key={column}>{name(column)}</span>
        ))}
      </div>
      <ul className={styles.list}>
        {records.map(({ recordId, at, outcome, loginType, device, place }) => (
          <li key={recordId}>
            <dl className={styles.record}>
              <div>
                <dt>{name('time')}</dt>
                <dd>
                  <TimeText at={at} now={now} />
                </dd>
              </div>
              <div>
                <dt>{name('outcome')}</dt>
                <dd>
                  <StatusTag
                    tone={TONES[outcome]}
                    text={formatMessage({ id: `security.outcome.${outcome}` })}
                  />
                </dd>
              </div>
              <div>
                <dt>{name('way')}</dt>
                <dd>{formatMessage({ id: WAY_TEXT[loginType] })}</dd>
              </div>
              <div>
                <dt>{name('device')}</dt>
                <dd>
                  <bdi>{deviceName(device)}</bdi>
                </dd>
              </div>
              <div>
                <dt>{name('place')}</dt>
                <dd>{place || formatMessage({ id: 'security.place.unknown' })}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </div>
  );
}
