import { useIntl } from '@umijs/max';
import { Form } from 'antd';
import { PASSWORD_LIMITS, passwordProblems, passwordStrength } from '@/domain/account/password';
import { passwordRules, type Rules, required, rule } from './accountRules';
import { PasswordInput } from './PasswordInput';
import styles from './PasswordMeter.module.css';

// Apart from the other rules: the list of common passwords is no business of the login page.

/** The rules of a password that is being chosen, judged against the phone number, user name and old password beside it. */
export const newPasswordRules: Rules = [
  ...passwordRules,
  ({ getFieldValue }) =>
    rule(
      (password) =>
        passwordProblems(password, {
          userPhone: getFieldValue('userPhone'),
          userName: getFieldValue('userName'),
        }).length === 0,
      'account.password.refused',
    ),
  ({ getFieldValue }) =>
    rule((password) => password !== getFieldValue('oldPassword'), 'account.password.unchanged'),
];

export const passwordRepeatRules: Rules = [
  required('account.passwordRepeat.required'),
  ({ getFieldValue }) =>
    rule((repeat) => repeat === getFieldValue('password'), 'account.passwordRepeat.differs'),
];

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

/** Choosing a password: the meter says while typing what the rules say on submission. Pasting is welcome. */
export function NewPasswordFields({ label }: { label: string }) {
  const { formatMessage } = useIntl();
  const form = Form.useFormInstance();
  const password: string = Form.useWatch('password', form) ?? '';
  const userPhone: string = Form.useWatch('userPhone', form) ?? '';
  const userName: string = Form.useWatch('userName', form) ?? '';
  return (
    <>
      <Form.Item
        name="password"
        label={label}
        rules={newPasswordRules}
        validateFirst
        extra={<PasswordMeter password={password} userPhone={userPhone} userName={userName} />}
      >
        <PasswordInput name="new-password" autoComplete="new-password" />
      </Form.Item>
      <Form.Item
        name="passwordRepeat"
        label={formatMessage({ id: 'account.passwordRepeat' })}
        rules={passwordRepeatRules}
        validateFirst
      >
        <PasswordInput name="new-password-repeat" autoComplete="new-password" />
      </Form.Item>
    </>
  );
}
