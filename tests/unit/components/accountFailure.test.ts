import { getAccountFields, toAccountFailure } from '../../../src/components/accountFailure';
import { ACCOUNT_ERROR } from '../../../src/domain/account/accountError';
import { isRequestError, RequestError } from '../../../src/domain/requestError';
import { normalizeAccountName } from '../../../src/pages/login/components/accountName';

const failing = (code: number | string, result?: unknown) =>
  new RequestError('business', 'message', { code, result });

describe('toAccountFailure', () => {
  it('reads a refusal of an account endpoint', () => {
    const failure = { code: 10009, message: 'message', needsCaptcha: false };
    expect(toAccountFailure(failing(10009, { a: 1 }))).toEqual(failure);
    expect(toAccountFailure(failing('10009'))).toEqual(failure);
  });

  it.each([failing(500), new Error('bug'), { code: 10009 }, null, 'text'])(
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

it.each<[number, unknown, boolean]>([
  [10002, undefined, true],
  [10003, undefined, true],
  [10001, { captchaRequired: true }, true],
  [10001, { captchaRequired: 'yes' }, false],
  [10001, null, false],
  [10001, 'text', false],
])('the code %i with the result %j needs a captcha: %p', (code, result, needsCaptcha) => {
  expect(toAccountFailure(failing(code, result))).toMatchObject({ code, needsCaptcha });
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
