import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { ACCOUNT_ERROR } from '../../src/domain/account/accountError';
import { passwordProblems } from '../../src/domain/account/password';
import { MockFailure } from './failure';
import type { Text } from './text';

// Cheap on purpose: enough that the saved database shows nobody's password, little enough for thousands of tests.
const COST = { N: 256, r: 8, p: 1 } as const;
const KEY_BYTES = 32;

export function hashPassword(password: string): string {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${scryptSync(password, salt, KEY_BYTES, COST).toString('hex')}`;
}

const NOBODY = hashPassword(randomBytes(16).toString('hex'));

/** Costs the same with and without an account, so that the time of an answer does not tell which names exist. */
export function passwordMatches(password: string, passwordHash: string | undefined): boolean {
  const [salt = '', key = ''] = (passwordHash ?? NOBODY).split(':');
  const expected = Buffer.from(key, 'hex');
  const actual = scryptSync(password, Buffer.from(salt, 'hex'), KEY_BYTES, COST);
  return expected.length === actual.length && timingSafeEqual(expected, actual) && passwordHash !== undefined;
}

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
