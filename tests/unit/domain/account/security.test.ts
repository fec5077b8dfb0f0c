import * as v from 'valibot';
import {
  LOGIN_OUTCOMES,
  loginHistorySchema,
  passwordChangePayloadSchema,
  sessionRevokePayloadSchema,
  userSessionListSchema,
} from '@/domain/account/security';

const AT = '2026-11-20T04:00:00.000Z';

describe('a change of password', () => {
  const payload = { oldPassword: ' old ', password: ' Ｎew ', passwordRepeat: ' Ｎew ' };

  it('is sent unchanged', () => {
    expect(v.parse(passwordChangePayloadSchema, payload)).toEqual(payload);
  });

  it.each(['oldPassword', 'password', 'passwordRepeat'])('requires %s', (name) => {
    expect(v.is(passwordChangePayloadSchema, { ...payload, [name]: '' })).toBe(false);
    expect(v.is(passwordChangePayloadSchema, { ...payload, [name]: undefined })).toBe(false);
    expect(v.is(passwordChangePayloadSchema, { ...payload, [name]: 'x'.repeat(1025) })).toBe(false);
  });
});

describe('revoking', () => {
  it.each([
    [{ sessionId: 's1' }, true],
    [{ others: true }, true],
    [{ others: false }, false],
    [{ sessionId: '' }, false],
    [{ sessionId: 's1', others: true }, false],
    [{ sessionId: ['s1'] }, false],
    [{}, false],
  ])('%j is valid: %p', (payload, good) => {
    expect(v.is(sessionRevokePayloadSchema, payload)).toBe(good);
  });
});

describe('lists', () => {
  const session = {
    sessionId: 's1',
    device: '',
    place: '',
    loginType: 1,
    createdAt: AT,
    lastSeenAt: AT,
    current: true,
  };
  const record = { recordId: 'r1', at: AT, loginType: 0, device: 'Chrome', place: 'Here' };

  it.each([
    ['whole', session, true],
    ['of an unknown way', { ...session, loginType: 9 }, false],
    ['without an end', { ...session, lastSeenAt: 'yesterday' }, false],
  ])('a session %s is valid: %p', (_name, value, good) => {
    expect(v.is(userSessionListSchema, { list: [value], serverTime: AT })).toBe(good);
  });

  it.each([...LOGIN_OUTCOMES, 'other'])('a sign-in with the outcome %s', (outcome) => {
    const page = { list: [{ ...record, outcome }], total: 1, current: 1, pageSize: 10, serverTime: AT };
    expect(v.is(loginHistorySchema, page)).toBe(outcome !== 'other');
  });
});
