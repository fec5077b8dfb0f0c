import * as v from 'valibot';
import {
  captchaSchema,
  LOGIN_LIMITS,
  LOGIN_TYPE,
  loginPayloadSchema,
  loginResultSchema,
} from '@/domain/account/login';
import { registerPayloadSchema, resetPasswordPayloadSchema } from '@/domain/account/registration';

const byPassword = { userPhone: 'admin', loginType: 1, password: 'Market#2026' };
const byCode = { userPhone: '13800138000', loginType: 0, smsVerificationCode: '123456' };

it('has the login types of spec section 4, and asks for a captcha before it locks the account', () => {
  expect(LOGIN_TYPE).toEqual({ sms: 0, password: 1 });
  expect(LOGIN_LIMITS).toEqual({ captchaAfterFailures: 5, lockAfterFailures: 10, lockForMs: 15 * 60 * 1000 });
});

describe('login payload', () => {
  it('contains either a password or a code, unchanged', () => {
    expect(v.parse(loginPayloadSchema, byPassword)).toEqual(byPassword);
    expect(v.parse(loginPayloadSchema, byCode)).toEqual(byCode);
    const spaced = { ...byPassword, password: '  Ａ b ' };
    expect(v.parse(loginPayloadSchema, spaced)).toEqual(spaced);
  });

  it('may contain the answer to a captcha', () => {
    const captcha = { captchaId: 'c1', answer: 'ACDE' };
    expect(v.parse(loginPayloadSchema, { ...byPassword, captcha })).toEqual({ ...byPassword, captcha });
  });

  it.each([
    ['nothing', undefined],
    ['a list', [byPassword]],
    ['text', 'admin'],
    ['no login type', { userPhone: 'admin', password: 'x' }],
    ['another login type', { ...byPassword, loginType: 2 }],
    ['a login type as text', { ...byPassword, loginType: '1' }],
    ['a password for the code', { userPhone: '13800138000', loginType: 0, password: 'x' }],
    ['a code for the password', { userPhone: 'admin', loginType: 1, smsVerificationCode: '123456' }],
    ['an empty account', { ...byPassword, userPhone: '' }],
    ['an empty password', { ...byPassword, password: '' }],
    ['a password that is a list', { ...byPassword, password: ['Market#2026'] }],
    ['a password that is an object', { ...byPassword, password: { $ne: null } }],
    ['a huge password', { ...byPassword, password: 'x'.repeat(1025) }],
    ['a huge account', { ...byPassword, userPhone: 'x'.repeat(129) }],
    ['a code that is a number', { ...byCode, smsVerificationCode: 123456 }],
  ])('rejects %s', (_name, payload) => {
    expect(v.is(loginPayloadSchema, payload)).toBe(false);
  });
});

describe('login result', () => {
  it.each([
    [{ token: 't' }, true],
    [{ token: `${'!'.repeat(4094)}~.` }, true],
    [{ token: '' }, false],
    [{ token: 'a b' }, false],
    [{ token: 'a\n' }, false],
    [{ token: 'a\u0000b' }, false],
    [{ token: 'caf\u00e9' }, false],
    [{ token: '令牌' }, false],
    [{ token: 'x'.repeat(4097) }, false],
    [{ token: 7 }, false],
    [{}, false],
    [null, false],
  ])('%p is valid: %p', (result, good) => {
    expect(v.is(loginResultSchema, result)).toBe(good);
  });
});

describe('captcha', () => {
  const captcha = { captchaId: 'c1', image: 'data:image/svg+xml,%3Csvg%2F%3E', expiresInSeconds: 300 };

  it('is an image within the reply', () => {
    expect(v.is(captchaSchema, captcha)).toBe(true);
  });

  it.each(['https://tracker.example/c.svg', 'javascript:alert(1)', 'data:text/html,<b>', ''])(
    'rejects %p',
    (image) => {
      expect(v.is(captchaSchema, { ...captcha, image })).toBe(false);
    },
  );
});

describe('register and reset payloads', () => {
  const reset = {
    userPhone: '13800138000',
    smsVerificationCode: '123456',
    password: 'a',
    passwordRepeat: 'b',
  };
  const register = { ...reset, consents: [{ code: 'register', version: '2.0' }] };

  it('contain the fields of spec section 3', () => {
    expect(v.parse(resetPasswordPayloadSchema, reset)).toEqual(reset);
    expect(v.parse(registerPayloadSchema, register)).toEqual(register);
    const { consents: _consents, ...fourFields } = register;
    expect(v.parse(registerPayloadSchema, fourFields)).toEqual(fourFields);
  });

  it.each(['userPhone', 'smsVerificationCode', 'password', 'passwordRepeat'])('require %s', (field) => {
    expect(v.is(resetPasswordPayloadSchema, { ...reset, [field]: undefined })).toBe(false);
    expect(v.is(registerPayloadSchema, { ...register, [field]: undefined })).toBe(false);
  });

  it.each([
    ['an object', { register: '2.0' }],
    ['one without version', [{ code: 'register' }]],
    ['one with a number for version', [{ code: 'register', version: 2 }]],
    ['too many', Array.from({ length: 21 }, () => ({ code: 'register', version: '2.0' }))],
  ])('reject consents for registration: %s', (_name, consents) => {
    expect(v.is(registerPayloadSchema, { ...register, consents })).toBe(false);
  });
});
