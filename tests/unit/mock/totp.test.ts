import { codeOfStep, createSecret, findStep, fromBase32, toBase32 } from '../../../mock/lib/security/totp';
import { getTimeStep } from '../../../src/domain/account/secondStep';

describe('base32', () => {
  // RFC 4648 section 10, without padding.
  it.each([
    ['f', 'MY'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('writes and reads %p', (text, encoded) => {
    expect(toBase32(Buffer.from(text))).toBe(encoded);
    expect(fromBase32(encoded).toString()).toBe(text);
  });
});

describe('one-time codes', () => {
  const KEY = Buffer.from('12345678901234567890');

  // RFC 6238 appendix B, SHA-1.
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at %d seconds the code is %s', (seconds, code) => {
    const step = getTimeStep(seconds * 1000);
    expect(codeOfStep(KEY, step, 8)).toBe(code);
    expect(codeOfStep(KEY, step)).toBe(code.slice(2));
  });

  // RFC 4226 appendix D.
  it.each([
    [0, '755224'],
    [9, '520489'],
  ])('at counter %d the code is %s', (counter, code) => {
    expect(codeOfStep(KEY, counter)).toBe(code);
  });

  it('belong to one of the given steps only', () => {
    const secret = toBase32(KEY);
    expect(findStep(secret, '287082', [0, 1, 2])).toBe(1);
    expect(findStep(secret, '287082', [2, 3])).toBeUndefined();
    expect(findStep(secret, '28708', [0, 1])).toBeUndefined();
    expect(findStep(secret, '', [0, 1])).toBeUndefined();
  });
});

it('every secret has 160 random bits', () => {
  const secrets = Array.from({ length: 20 }, createSecret);
  expect(new Set(secrets).size).toBe(20);
  for (const secret of secrets) expect(fromBase32(secret)).toHaveLength(20);
});
