import { ACCOUNT_ERROR } from '../../src/domain/account/accountError';
import { passwordProblems } from '../../src/domain/account/password';
import { MockFailure } from './failure';
import type { Text } from './text';

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
    // The portal knows the phone number only masked, so this is the first the person hears of it.
    problems.includes('containsPhone') ? CONTAINS_PHONE : TOO_EASY,
    { problems },
  );
}

const CONTAINS_PHONE: Text = {
  zh: '密码不能包含您的手机号，请更换。',
  en: 'The password must not contain your phone number. Choose another.',
};

const TOO_EASY: Text = {
  zh: '密码过于简单或不符合要求，请更换。',
  en: 'This password is too easy to guess or not allowed. Choose another.',
};
