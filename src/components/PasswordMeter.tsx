import { useIntl } from '@umijs/max';
import { PASSWORD_LIMITS, passwordStrength } from '@/domain/account/password';
import styles from './PasswordMeter.module.css';

interface PasswordMeterProps {
  password: string;
  /** A password that contains it is refused. */
  userPhone?: string;
  /** As is one that contains this. */
  userName?: string;
}

const SEGMENTS = [1, 2, 3, 4];
const TONES = ['weak', 'weak', 'fair', 'good', 'good'] as const;

/** How hard a password is to guess: a bar, a word for it, and the reasons when it would be refused. */
export function PasswordMeter({ password, userPhone, userName }: PasswordMeterProps) {
  const { formatMessage } = useIntl();
  if (password === '') {
    return (
      <div className={styles.words}>{formatMessage({ id: 'account.password.hint' }, PASSWORD_LIMITS)}</div>
    );
  }

  const { score, problems } = passwordStrength(password, { userPhone, userName });
  // Even the weakest lights one segment: an empty bar would look like a meter that does not work.
  const lit = Math.max(score, 1);

  return (
    <div className={`${styles.meter} ${styles[TONES[score]]}`}>
      <div className={styles.bar} aria-hidden="true">
        {SEGMENTS.map((segment) => (
          <span
            key={segment}
            className={segment <= lit ? `${styles.segment} ${styles.lit}` : styles.segment}
          />
        ))}
      </div>
      <div className={styles.words} role="status">
        {formatMessage({ id: 'account.password.strength' })}{' '}
        <strong>{formatMessage({ id: `account.password.strength.${score}` })}</strong>
        {problems.length > 0 && (
          <ul className={styles.reasons}>
            {problems.map((problem) => (
              <li key={problem}>
                {formatMessage({ id: `account.password.problem.${problem}` }, PASSWORD_LIMITS)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
