import accountTexts from '@@/texts/account';
import { useT } from '@@/texts/registration';
import { Form } from 'antd';
import { PASSWORD_LIMITS, passwordProblems, passwordStrength } from '@/domain/account/password';
import { passwordRules, type Rules, required, rule } from './accountRules';
import { PasswordInput } from './PasswordInput';
import styles from './PasswordMeter.module.css';
import typography from './typography.module.css';

/** Rules of a new password, checked against the phone number, user name and old password in the form. */
const newPasswordRules: Rules = [
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

const passwordRepeatRules: Rules = [
  required('account.passwordRepeat.required'),
  ({ getFieldValue }) =>
    rule((repeat) => repeat === getFieldValue('password'), 'account.passwordRepeat.differs'),
];

const SEGMENTS = [1, 2, 3, 4];
const TONES = ['weak', 'weak', 'fair', 'good', 'good'] as const;

/** Strength of the password in the form, with the reasons when it is rejected, such as a phone number or name that it contains. */
function PasswordMeter() {
  const t = useT();
  const form = Form.useFormInstance();
  const password: string = Form.useWatch('password', form) ?? '';
  const userPhone: string = Form.useWatch('userPhone', form) ?? '';
  const userName: string = Form.useWatch('userName', form) ?? '';
  if (password === '') {
    return <div className={styles.words}>{t('account.password.hint', PASSWORD_LIMITS)}</div>;
  }

  const { score, problems } = passwordStrength(password, { userPhone, userName });
  // An empty bar would look broken, so at least one segment is lit.
  const lit = Math.max(score, 1);

  return (
    <div className={styles[TONES[score]]}>
      <div className={styles.bar} aria-hidden="true">
        {SEGMENTS.map((segment) => (
          <span
            key={segment}
            className={segment <= lit ? `${styles.segment} ${styles.lit}` : styles.segment}
          />
        ))}
      </div>
      <div className={styles.words} role="status">
        {t('account.password.strength')} <strong>{t(`account.password.strength.${score}`)}</strong>
        {problems.length > 0 && (
          <ul className={typography.bullets}>
            {problems.map((problem) => (
              <li key={problem}>{t(`account.password.problem.${problem}`, PASSWORD_LIMITS)}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** The fields of a new password, with a strength meter. */
export function NewPasswordFields({ label }: { label?: string }) {
  const t = useT(accountTexts);
  return (
    <>
      <Form.Item
        name="password"
        label={label ?? t('account.newPassword')}
        rules={newPasswordRules}
        validateFirst
        extra={<PasswordMeter />}
      >
        <PasswordInput name="new-password" autoComplete="new-password" />
      </Form.Item>
      <Form.Item
        name="passwordRepeat"
        label={t('account.passwordRepeat')}
        rules={passwordRepeatRules}
        validateFirst
      >
        <PasswordInput name="new-password-repeat" autoComplete="new-password" />
      </Form.Item>
    </>
  );
}
