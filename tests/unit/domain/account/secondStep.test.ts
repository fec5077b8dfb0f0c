import * as v from 'valibot';
import {
  acceptedSteps,
  formatRecoveryCode,
  formatSecret,
  getTimeStep,
  isRecoveryCode,
  normalizeRecoveryCode,
  RECOVERY_ALPHABET,
  secondStepLoginPayloadSchema,
  toAuthenticatorUri,
} from '@/domain/account/secondStep';

describe('time steps', () => {
  it.each([
    [0, 0],
    [29_999, 0],
    [30_000, 1],
    [59_000, 1],
    [1_111_111_109_000, 0x23523ec],
    [20_000_000_000_000, 0x27bc86aa],
  ])('%d ms belong to step %d', (milliseconds, step) => {
    expect(getTimeStep(milliseconds)).toBe(step);
  });

  it('accepts the step before and the step after, but none up to the last used one', () => {
    const now = 100 * 30_000;
    expect(acceptedSteps(now, 0)).toEqual([99, 100, 101]);
    expect(acceptedSteps(now, 99)).toEqual([100, 101]);
    expect(acceptedSteps(now, 100)).toEqual([101]);
    expect(acceptedSteps(now, 101)).toEqual([]);
  });
});

describe('recovery codes', () => {
  it.each(['7K2QDM9XPA', '7k2qd-m9xpa', ' 7K2QD M9XPA ', '７Ｋ２ＱＤ－Ｍ９ＸＰＡ', '7K2QD–M9XPA'])(
    'reads %p as the same code',
    (typed) => {
      expect(normalizeRecoveryCode(typed)).toBe('7K2QDM9XPA');
      expect(isRecoveryCode(typed)).toBe(true);
    },
  );

  it.each(['', '7K2QDM9XP', '7K2QDM9XPAA', '7K2QDM9XP0', '7K2QDM9XPI', '135790'])('refuses %p', (typed) => {
    expect(isRecoveryCode(typed)).toBe(false);
  });

  it('are written in two halves', () => {
    expect(formatRecoveryCode('7K2QDM9XPA')).toBe('7K2QD-M9XPA');
  });

  it('use no letters and digits that look alike', () => {
    expect(RECOVERY_ALPHABET).not.toMatch(/[01ILO]/);
    expect(new Set(RECOVERY_ALPHABET).size).toBe(RECOVERY_ALPHABET.length);
  });
});

describe('the secret', () => {
  it('is shown in groups of four', () => {
    expect(formatSecret('JBSWY3DPEHPK3PXPAB')).toBe('JBSW Y3DP EHPK 3PXP AB');
    expect(formatSecret('JBSWY3DP')).toBe('JBSW Y3DP');
  });

  it('is an address that authenticator apps read', () => {
    const uri = toAuthenticatorUri('JBSWY3DPEHPK3PXP', 'Service Market', 'a&b');
    expect(uri).toBe(
      'otpauth://totp/Service%20Market:a%26b?secret=JBSWY3DPEHPK3PXP&issuer=Service%20Market&algorithm=SHA1&digits=6&period=30',
    );
    expect(new URL(uri).searchParams.get('issuer')).toBe('Service Market');
  });
});

it('the second step takes one kind of code', () => {
  const accepts = (body: object) => v.is(secondStepLoginPayloadSchema, { challenge: 'c', ...body });
  expect(accepts({ code: '123456' })).toBe(true);
  expect(accepts({ recoveryCode: '7K2QD-M9XPA' })).toBe(true);
  expect(accepts({})).toBe(false);
  expect(accepts({ code: '123456', recoveryCode: '7K2QD-M9XPA' })).toBe(false);
});
