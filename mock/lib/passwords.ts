import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { ACCOUNT_ERROR } from '../../src/domain/account/accountError';
import { passwordProblems } from '../../src/domain/account/password';
import { MockFailure } from './failure';
import type { Text } from './text';

// Cheap on purpose, because thousands of tests hash passwords.
const COST = { N: 256, r: 8, p: 1 } as const;
const KEY_BYTES = 32;

export function hashPassword(password: string): string {
  const salt = randomBytes(16);
  return `${salt.toString('hex')}:${scryptSync(password, salt, KEY_BYTES, COST).toString('hex')}`;
}

const DUMMY_HASH = hashPassword(randomBytes(16).toString('hex'));

/** Takes the same time with and without an account, so that the response time does not reveal which names exist. */
export function passwordMatches(password: string, passwordHash: string | undefined): boolean {
  const [salt = '', key = ''] = (passwordHash ?? DUMMY_HASH).split(':');
  const expected = Buffer.from(key, 'hex');
  const actual = scryptSync(password, Buffer.from(salt, 'hex'), KEY_BYTES, COST);
  return expected.length === actual.length && timingSafeEqual(expected, actual) && passwordHash !== undefined;
}

/** Throws unless both passwords are equal and follow the rules of src/domain/account/password. */
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
    // The portal cannot check this itself, because it knows the phone number only masked.
    problems.includes('containsPhone') ? CONTAINS_PHONE : TOO_EASY,
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
