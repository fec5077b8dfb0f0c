import {
  addPasswordFailure,
  areFailuresOver,
  type CodeShare,
  checkCodeRequest,
  checkPasswordTry,
  isCodeOpen,
  type PasswordFailures,
  type SentCode,
} from '@/domain/account/callerLimits';
import { SMS_LIMITS } from '@/domain/account/smsCode';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/domain/calendar';

const NOON = Date.UTC(2026, 10, 20, 4);
const PHONE = '13900139000';

const code = (facts: Partial<SentCode> = {}): SentCode => ({
  userPhone: PHONE,
  scene: 'login',
  share: 'anyone',
  caller: 'stranger',
  sentAt: NOON,
  ...facts,
});

/** Codes of a share, a minute apart, the last one an hour before noon; each from a caller of its own. */
const codes = (count: number, facts: Partial<SentCode> = {}) =>
  Array.from({ length: count }, (_, index) =>
    code({ caller: `caller ${index}`, sentAt: NOON - HOUR_MS - (count - 1 - index) * MINUTE_MS, ...facts }),
  );

/** What the number's limits say, without the captcha. */
const verdict = (sent: SentCode[], facts: Partial<SentCode> = {}) => {
  const found = checkCodeRequest(sent, code(facts));
  return found.kind === 'refused' ? found.limit : 'sent';
};

/** How many codes each share can send, one after the other. */
function sendAll(order: CodeShare[]): Record<string, number> {
  let sent: SentCode[] = [];
  const counts: Record<string, number> = {};
  for (const share of order) {
    for (let tries = 0; tries < 20; tries += 1) {
      const next = code({ share, caller: `${share} ${tries}`, scene: 'login' });
      if (verdict(sent, next) !== 'sent') break;
      sent = [...sent, { ...next, sentAt: NOON - HOUR_MS }];
      counts[share] = (counts[share] ?? 0) + 1;
    }
  }
  return counts;
}

describe('the day of a number', () => {
  it('keeps three codes for known devices and three for the owner, whoever comes first', () => {
    expect(sendAll(['anyone', 'knownDevice', 'owner'])).toEqual({ anyone: 4, knownDevice: 3, owner: 3 });
    expect(sendAll(['anyone', 'owner', 'knownDevice'])).toEqual({ anyone: 4, owner: 3, knownDevice: 3 });
    expect(sendAll(['owner', 'knownDevice', 'anyone'])).toEqual({ owner: 7, knownDevice: 3 });
    expect(sendAll(['knownDevice', 'owner', 'anyone'])).toEqual({ knownDevice: 7, owner: 3 });
  });

  it('has ten codes in all', () => {
    const ten = [...codes(3, { share: 'owner' }), ...codes(3, { share: 'knownDevice' }), ...codes(4)];
    for (const share of ['anyone', 'knownDevice', 'owner'] as const)
      expect([share, verdict(ten, { share })]).toEqual([share, 'number']);
    expect(verdict(ten, { userPhone: '13700137000' })).toBe('sent');
  });

  it('does not take what the owner asks for within their part from strangers', () => {
    expect(verdict([...codes(3, { share: 'owner' }), ...codes(3)])).toBe('sent');
    expect(verdict([...codes(4, { share: 'owner' }), ...codes(3)])).toBe('number');
  });

  it('says when the next code can be sent, to the second', () => {
    const four = codes(4);
    const first = four[0]?.sentAt ?? 0;
    expect(checkCodeRequest(four, code())).toEqual({
      kind: 'refused',
      limit: 'number',
      retryAfterSeconds: (first + DAY_MS - NOON) / 1000,
    });
    expect(verdict(four, { sentAt: first + DAY_MS - 1 })).toBe('number');
    expect(verdict(four, { sentAt: first + DAY_MS })).toBe('sent');
  });
});

describe('the limits of a caller', () => {
  const from = (count: number, agoMs: number, facts: Partial<SentCode> = {}) =>
    Array.from({ length: count }, (_, index) =>
      code({ userPhone: `13${String(100000000 + index)}`, sentAt: NOON - agoMs, ...facts }),
    );

  it('are twenty codes an hour, to any numbers', () => {
    const { hour } = SMS_LIMITS.perCaller;
    expect(verdict(from(hour - 1, MINUTE_MS))).toBe('sent');
    expect(checkCodeRequest(from(hour, MINUTE_MS), code())).toEqual({
      kind: 'refused',
      limit: 'caller',
      retryAfterSeconds: 59 * 60,
    });
    expect(verdict(from(hour, HOUR_MS - 1))).toBe('caller');
    expect(verdict(from(hour, HOUR_MS))).toBe('sent');
  });

  it('are sixty codes a day', () => {
    const { day } = SMS_LIMITS.perCaller;
    expect(verdict(from(day - 1, 2 * HOUR_MS))).toBe('sent');
    expect(verdict(from(day, 2 * HOUR_MS))).toBe('caller');
    expect(verdict(from(day, DAY_MS))).toBe('sent');
  });

  it('are for strangers only: known devices and owners share addresses with them', () => {
    const many = from(60, MINUTE_MS);
    expect(verdict(many)).toBe('caller');
    expect(verdict(many, { caller: 'somebody else' })).toBe('sent');
    expect(verdict(many, { share: 'knownDevice' })).toBe('sent');
    expect(verdict(many, { share: 'owner' })).toBe('sent');
    expect(verdict(from(60, MINUTE_MS, { share: 'owner' }))).toBe('sent');
  });
});

describe('the pause between two codes', () => {
  it('is a minute for a number and scene', () => {
    const sent = [code({ sentAt: NOON - 59_001 })];
    expect(checkCodeRequest(sent, code())).toEqual({
      kind: 'refused',
      limit: 'pause',
      retryAfterSeconds: 1,
    });
    expect(verdict(sent, { scene: 'register' })).toBe('sent');
    expect(verdict([code({ sentAt: NOON - 60_000 })])).toBe('sent');
  });

  it('is no longer for the owner because a stranger has asked', () => {
    expect(
      verdict([code({ scene: 'resetPassword' })], { scene: 'resetPassword', share: 'knownDevice' }),
    ).toBe('sent');
  });
});

describe('the captcha', () => {
  const kind = (sent: SentCode[], facts: Partial<SentCode> = {}) => checkCodeRequest(sent, code(facts)).kind;

  it('is required from the third code of a day on, for the number', () => {
    expect(kind(codes(1))).toBe('allowed');
    expect(kind(codes(2))).toBe('captchaRequired');
    expect(kind(codes(2, { sentAt: NOON - DAY_MS }))).toBe('allowed');
    expect(kind(codes(2, { userPhone: '13700137000' }))).toBe('allowed');
  });

  it('is required from the third code of a day on, for the caller', () => {
    const others = (count: number) =>
      codes(count, { caller: 'stranger' }).map((each, index) => ({
        ...each,
        userPhone: `1370013700${index}`,
      }));
    expect(kind(others(1))).toBe('allowed');
    expect(kind(others(2))).toBe('captchaRequired');
    expect(kind(others(2), { caller: 'somebody else' })).toBe('allowed');
    expect(kind(others(2), { share: 'owner' })).toBe('allowed');
  });

  it('is not required of the owner because of strangers', () => {
    expect(kind(codes(4), { share: 'owner' })).toBe('allowed');
    expect(kind(codes(4), { share: 'knownDevice' })).toBe('allowed');
    expect(kind(codes(2, { share: 'owner' }), { share: 'owner' })).toBe('captchaRequired');
  });
});

describe('wrong entries of a code', () => {
  it('void it for a caller after five', () => {
    expect(isCodeOpen({}, 'a', false)).toBe(true);
    expect(isCodeOpen({ a: 4 }, 'a', false)).toBe(true);
    expect(isCodeOpen({ a: 5 }, 'a', false)).toBe(false);
    expect(isCodeOpen({ a: 5 }, 'b', false)).toBe(true);
  });

  it('void it for all callers after 25 together, and never for a known device', () => {
    const tries = { a: 5, b: 5, c: 5, d: 5, e: 4 };
    expect(isCodeOpen(tries, 'f', false)).toBe(true);
    expect(isCodeOpen({ ...tries, e: 5 }, 'f', false)).toBe(false);
    expect(isCodeOpen({ ...tries, e: 5 }, 'device', true)).toBe(true);
    expect(isCodeOpen({ device: 5 }, 'device', true)).toBe(false);
  });
});

describe('wrong passwords', () => {
  const fail = (times: number): PasswordFailures | undefined =>
    Array.from({ length: times }).reduce<PasswordFailures | undefined>(
      (failures) => addPasswordFailure(failures, NOON),
      undefined,
    );

  it.each([
    [0, 'allowed'],
    [4, 'allowed'],
    [5, 'captchaRequired'],
    [9, 'captchaRequired'],
    [10, 'refused'],
  ])('after %i the next one is %s', (times, kind) => {
    expect(checkPasswordTry(fail(times), NOON).kind).toBe(kind);
  });

  it('lock for fifteen minutes, and count from none then', () => {
    const failures = fail(10);
    expect(checkPasswordTry(failures, NOON + 1_000)).toMatchObject({ retryAfterSeconds: 899 });
    expect(checkPasswordTry(failures, NOON + 899_999).kind).toBe('refused');
    expect(checkPasswordTry(failures, NOON + 900_000).kind).toBe('allowed');
    expect(addPasswordFailure(failures, NOON + 900_000).count).toBe(1);
  });

  it('are counted for a day', () => {
    const failures = { count: 9, lastFailedAt: NOON, lockedUntil: 0 };
    expect(areFailuresOver(failures, NOON + DAY_MS - 1)).toBe(false);
    expect(areFailuresOver(failures, NOON + DAY_MS)).toBe(true);
    expect(addPasswordFailure(failures, NOON + DAY_MS)).toEqual({
      count: 1,
      lastFailedAt: NOON + DAY_MS,
      lockedUntil: 0,
    });
  });
});
