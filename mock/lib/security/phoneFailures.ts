import { ACCOUNT_ERROR } from '../../../src/domain/account/accountError';
import { MockFailure } from '../failure';

export function proofInvalid(): MockFailure {
  return new MockFailure(ACCOUNT_ERROR.phoneProofInvalid, {
    zh: '身份验证已失效，请重新验证。',
    en: 'Your identity check is no longer valid. Verify again.',
  });
}

export function phoneUnchanged(): MockFailure {
  return new MockFailure(ACCOUNT_ERROR.phoneUnchanged, {
    zh: '新手机号与当前手机号相同，请更换。',
    en: 'This is the phone number you already have. Enter another one.',
  });
}

export function phoneTaken(): MockFailure {
  return new MockFailure(ACCOUNT_ERROR.phoneTaken, {
    zh: '该手机号已绑定其他账号，请更换手机号。',
    en: 'This phone number belongs to another account. Enter another one.',
  });
}
