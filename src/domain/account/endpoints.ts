import { endpoint } from '../endpoint';
import { currentUserSchema } from './account';
import { ACCOUNT_ERROR as E } from './accountError';
import {
  captchaSchema,
  loginPayloadSchema,
  loginResultSchema,
  registerPayloadSchema,
  registerResultSchema,
  resetPasswordPayloadSchema,
} from './login';
import { smsSendPayloadSchema, smsSendResultSchema } from './smsCode';

const SMS_CODE = [E.phoneInvalid, E.smsCodeWrong, E.smsCodeVoid];
const NEW_PASSWORD = [E.passwordRefused, E.passwordsDiffer];

/** Signing in and out, registration, and the signed-in user (spec sections 3, 4, 7). */
export const userEndpoints = {
  current: endpoint('GET user/query/current/userInfo', { result: currentUserSchema }),
  login: endpoint('POST user/login', {
    access: 'public',
    body: loginPayloadSchema,
    result: loginResultSchema,
    refusals: [E.wrongCredentials, E.captchaRequired, E.captchaWrong, E.accountLocked, ...SMS_CODE],
  }),
  logout: endpoint('POST user/logout', { access: 'optional' }),
  register: endpoint('POST user/register', {
    access: 'public',
    body: registerPayloadSchema,
    result: registerResultSchema,
    refusals: [...SMS_CODE, ...NEW_PASSWORD, E.consentOutdated, E.phoneTaken],
  }),
  sendSmsCode: endpoint('POST user/sms/send', {
    access: 'public',
    body: smsSendPayloadSchema,
    result: smsSendResultSchema,
    refusals: [E.phoneInvalid, E.captchaWrong, E.smsTooSoon, E.smsDailyLimit],
  }),
  resetPassword: endpoint('POST user/password/reset', {
    access: 'public',
    body: resetPasswordPayloadSchema,
    refusals: [...SMS_CODE, ...NEW_PASSWORD],
  }),
  captcha: endpoint('GET user/captcha', { access: 'public', result: captchaSchema }),
};
