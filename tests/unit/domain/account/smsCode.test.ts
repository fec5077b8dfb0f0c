import * as v from 'valibot';
import {
  isSmsCode,
  normalizeSmsCode,
  SMS_LIMITS,
  SMS_SCENES,
  smsSendPayloadSchema,
} from '@/domain/account/smsCode';

it('has a limit for digits, time, attempts and messages, and a scene for each use', () => {
  expect(SMS_LIMITS).toEqual({
    codeLength: 6,
    validForMs: 10 * 60 * 1000,
    resendAfterSeconds: 60,
    wrongTries: 5,
    wrongTriesInAll: 25,
    messagesPerDay: 10,
    reservedPerDay: { anyone: 0, knownDevice: 3, owner: 3 },
    captchaAfter: 2,
    perCaller: { hour: 20, day: 60 },
  });
  expect(SMS_SCENES).toEqual([
    'login',
    'register',
    'resetPassword',
    'changePhone',
    'certification',
    'access',
  ]);
});

it.each(['123456', '000000', ' 123456 ', '123 456', '123-456', '１２３４５６', '\u200b123456'])(
  'accepts the code %p',
  (text) => {
    expect(isSmsCode(text)).toBe(true);
    expect(normalizeSmsCode(text)).toMatch(/^\d{6}$/);
  },
);

it.each(['', '12345', '1234567', '12345a', '+12345', '1e5000', '١٢٣٤٥٦', '123456\u0000'])(
  'rejects the code %p',
  (text) => {
    expect(isSmsCode(text)).toBe(false);
  },
);

it.each([
  ['no scene', { userPhone: '13800138000' }],
  ['an unknown scene', { userPhone: '13800138000', scene: 'constructor' }],
  ['no phone', { scene: 'login' }],
  ['a phone that is a number', { userPhone: 13800138000, scene: 'login' }],
  ['a huge phone', { userPhone: '1'.repeat(65), scene: 'login' }],
  ['half a captcha', { userPhone: '13800138000', scene: 'login', captcha: { captchaId: 'x' } }],
])('rejects a payload with %s', (_name, payload) => {
  expect(v.is(smsSendPayloadSchema, payload)).toBe(false);
});

it.each(SMS_SCENES)('accepts the scene %s', (scene) => {
  expect(v.is(smsSendPayloadSchema, { userPhone: '13800138000', scene })).toBe(true);
});
