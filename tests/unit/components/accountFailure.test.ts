import {
  getAccountFields,
  getResendAfterSeconds,
  needsCaptcha,
  toAccountFailure,
} from '../../../src/components/accountFailure';
import { ACCOUNT_ERROR } from '../../../src/domain/account/accountError';
import { isRequestError, RequestError } from '../../../src/domain/requestError';
import { normalizeAccountName } from '../../../src/pages/login/components/accountName';

const failing = (code: unknown, result?: unknown) => Object.assign(new Error('message'), { code, result });

describe('toAccountFailure', () => {
  it('reads a refusal of an account endpoint', () => {
    expect(toAccountFailure(failing(10009, { a: 1 }))).toEqual({
      code: 10009,
      message: 'message',
      result: { a: 1 },
    });
  });

  it.each([failing(500), failing('10009'), new Error('bug'), { code: 10009 }, null, 'text'])(
    'returns undefined for %p',
    (error) => {
      expect(toAccountFailure(error)).toBeUndefined();
    },
  );
});

it('getAccountFields names a field for every code except the lock and an expired proof', () => {
  const withoutField = Object.values(ACCOUNT_ERROR).filter((code) => getAccountFields(code).length === 0);
  expect(withoutField).toEqual([ACCOUNT_ERROR.accountLocked, ACCOUNT_ERROR.phoneProofInvalid]);
});

describe('details of a refusal', () => {
  const refusal = (code: 10001 | 10002 | 10003 | 10007, result?: unknown) => ({ code, message: '', result });

  it.each([
    [refusal(10002), true],
    [refusal(10003), true],
    [refusal(10001, { captchaRequired: true }), true],
    [refusal(10001, { captchaRequired: 'yes' }), false],
    [refusal(10001, null), false],
    [refusal(10001, 'text'), false],
  ])('needsCaptcha(%p) is %p', (failure, required) => {
    expect(needsCaptcha(failure)).toBe(required);
  });

  it.each([
    [refusal(10007, { retryAfterSeconds: 37 }), 37],
    [refusal(10007, { retryAfterSeconds: '37' }), undefined],
    [refusal(10007, { retryAfterSeconds: -1 }), undefined],
    [refusal(10007), undefined],
    [refusal(10001, { retryAfterSeconds: 37 }), undefined],
  ])('getResendAfterSeconds(%p) is %p', (failure, seconds) => {
    expect(getResendAfterSeconds(failure)).toBe(seconds);
  });
});

it.each([
  [' admin ', 'admin'],
  ['ａｄｍｉｎ', 'admin'],
  ['+86 138-0013-8000', '13800138000'],
  ['１３８００１３８０００', '13800138000'],
  ['first last', 'first last'],
])('normalizeAccountName(%j) is %j', (typed, name) => {
  expect(normalizeAccountName(typed)).toBe(name);
});

it('isRequestError distinguishes failed calls from programming errors', () => {
  expect(isRequestError(new RequestError('network', 'offline'))).toBe(true);
  expect(isRequestError(new TypeError('undefined is not a function'))).toBe(false);
});
