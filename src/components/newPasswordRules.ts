import { passwordProblems } from '@/domain/account/password';
import { passwordRules, type Rules, required, rule } from './accountRules';

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
