import * as v from 'valibot';
import {
  nextPhoneChangeState,
  PHONE_CHANGE_EVENTS,
  PHONE_CHANGE_STATES,
  PHONE_PROOF_FOR_MS,
  phoneChangePayloadSchema,
  phoneChangeSchema,
  phoneCodePayloadSchema,
  phoneProofPayloadSchema,
} from '@/domain/account/phoneChange';

/** Every state and event; a dash means refused. */
const TABLE = `
           prove     sendCode    chooseAnother  change  expire   abandon
proving    choosing  -           -              -       -        -
choosing   -         confirming  -              -       proving  proving
confirming -         confirming  choosing       done    proving  proving
done       -         -           -              -       -        -
`;

const [events = [], ...rows] = TABLE.trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));

it('the table contains every state and event', () => {
  expect(events).toEqual([...PHONE_CHANGE_EVENTS]);
  expect(rows.map(([state]) => state)).toEqual([...PHONE_CHANGE_STATES]);
});

describe.each(PHONE_CHANGE_STATES)('%s', (state) => {
  const row = rows.find(([name]) => name === state) ?? [];
  it.each(PHONE_CHANGE_EVENTS)('%s', (event) => {
    const expected = row[PHONE_CHANGE_EVENTS.indexOf(event) + 1];
    expect(nextPhoneChangeState(state, event) ?? '-').toBe(expected);
  });
});

it('returns to the start from every state that is not done', () => {
  for (const state of PHONE_CHANGE_STATES) {
    if (state === 'done' || state === 'proving') continue;
    expect(nextPhoneChangeState(state, 'expire')).toBe('proving');
    expect(nextPhoneChangeState(state, 'abandon')).toBe('proving');
  }
});

it('a proof of identity is valid for ten minutes', () => {
  expect(PHONE_PROOF_FOR_MS).toBe(10 * 60 * 1000);
});

describe('payloads', () => {
  it.each([
    [{ target: 'current' }, true],
    [{ target: 'new', proofId: 'p', userPhone: '13712345678' }, true],
    [{ target: 'new', proofId: 'p' }, true],
    [{ target: 'new', userPhone: '13712345678' }, false],
    [{ target: 'new', proofId: '' }, false],
    [{ target: 'old' }, false],
    [{ target: 'new', proofId: 'p', userPhone: '1'.repeat(65) }, false],
    [{}, false],
  ])('code %j is valid: %p', (payload, good) => {
    expect(v.is(phoneCodePayloadSchema, payload)).toBe(good);
  });

  it.each([
    [{ method: 'code', smsVerificationCode: '123456' }, true],
    [{ method: 'password', password: ' x ' }, true],
    [{ method: 'password', password: 'x', captcha: { captchaId: 'c', answer: 'A' } }, true],
    [{ method: 'code', password: 'x' }, false],
    [{ method: 'password', password: '' }, false],
    [{ method: 'face' }, false],
  ])('proof %j is valid: %p', (payload, good) => {
    expect(v.is(phoneProofPayloadSchema, payload)).toBe(good);
  });

  it('keep a password as typed', () => {
    expect(v.parse(phoneProofPayloadSchema, { method: 'password', password: '  Ａ b ' })).toEqual({
      method: 'password',
      password: '  Ａ b ',
    });
  });

  it.each([
    [{ proofId: 'p', smsVerificationCode: '123456' }, true],
    [{ proofId: 'p', smsVerificationCode: '' }, false],
    [{ smsVerificationCode: '123456' }, false],
  ])('change %j is valid: %p', (payload, good) => {
    expect(v.is(phoneChangePayloadSchema, payload)).toBe(good);
  });
});

it('treats null as missing', () => {
  const status = { state: 'proving', userPhone: '139****9000', serverTime: '2026-11-20T04:00:00.000Z' };
  expect(v.parse(phoneChangeSchema, { ...status, newPhone: null, proof: null, code: null })).toEqual({
    ...status,
    newPhone: undefined,
    proof: undefined,
    code: undefined,
  });
  expect(v.is(phoneChangeSchema, { ...status, state: 'lost' })).toBe(false);
});
