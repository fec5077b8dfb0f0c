import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

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
