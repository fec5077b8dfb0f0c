import { ACCOUNT_ERROR } from '../../src/domain/accountError';
import { passwordProblems } from '../../src/domain/password';
import { MockFailure } from './failure';

/** Throws unless both are the same and the rules of src/domain/password accept it for this person. */
export function checkNewPassword(
  { password, passwordRepeat }: { password: string; passwordRepeat: string },
  person: { userPhone: string; userName?: string },
): void {
  if (password !== passwordRepeat) {
    throw new MockFailure(ACCOUNT_ERROR.passwordsDiffer, {
      zh: '两次输入的密码不一致。',
      en: 'The two passwords are not the same.',
    });
  }
  const problems = passwordProblems(password, person);
  if (problems.length === 0) return;
  throw new MockFailure(
    ACCOUNT_ERROR.passwordRefused,
    {
      zh: '密码过于简单或不符合要求，请更换。',
      en: 'This password is too easy to guess or not allowed. Choose another.',
    },
    { problems },
  );
}
