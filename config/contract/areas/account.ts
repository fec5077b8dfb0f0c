import { currentUserSchema } from '../../../src/domain/account/account';
import { ACCOUNT_ERROR as E } from '../../../src/domain/account/accountError';
import {
  captchaSchema,
  loginPayloadSchema,
  loginResultSchema,
  registerPayloadSchema,
  registerResultSchema,
  resetPasswordPayloadSchema,
} from '../../../src/domain/account/login';
import { smsSendPayloadSchema, smsSendResultSchema } from '../../../src/domain/account/smsCode';
import type { EndpointTable } from '../endpoint';

const SMS_CODE = [E.phoneInvalid, E.smsCodeWrong, E.smsCodeVoid];
const NEW_PASSWORD = [E.passwordRefused, E.passwordsDiffer];

/** Signing in and out, and how an account comes about (spec sections 3, 4, 7). */
export const ACCOUNT_ENDPOINTS: EndpointTable = {
  'GET user/query/current/userInfo': {
    summary: 'The signed-in person, with the menus that grant them their pages.',
    result: currentUserSchema,
  },
  'POST user/login': {
    summary: 'Signs in by password (loginType 1) or SMS code (loginType 0) and answers the token.',
    auth: 'none',
    body: loginPayloadSchema,
    example: { userPhone: 'nobody-of-that-name', loginType: 1, password: 'Harbour#4711' },
    result: loginResultSchema,
    errors: [E.wrongCredentials, E.captchaRequired, E.captchaWrong, E.accountLocked, ...SMS_CODE],
  },
  'POST user/logout': {
    summary: 'Ends the session of the token that comes along. Succeeds for any token, and without one.',
    auth: 'optional',
  },
  'POST user/register': {
    summary: 'Opens an account with a code that was sent for the scene `register`.',
    auth: 'none',
    body: registerPayloadSchema,
    example: {
      userPhone: '13912345678',
      password: 'Harbour#4711',
      passwordRepeat: 'Harbour#4712',
      smsVerificationCode: '135790',
      consents: [{ code: 'register', version: '3.0' }],
    },
    result: registerResultSchema,
    errors: [...SMS_CODE, ...NEW_PASSWORD, E.consentOutdated, E.phoneTaken],
  },
  'POST user/sms/send': {
    summary:
      'Sends an SMS code for one scene. An unknown number and a known one are answered alike. The scenes `changePhone`, `certification` and `access` need a token.',
    auth: 'none',
    body: smsSendPayloadSchema,
    example: { userPhone: '12345', scene: 'login' },
    result: smsSendResultSchema,
    errors: [E.phoneInvalid, E.captchaWrong, E.smsTooSoon, E.smsDailyLimit],
  },
  'POST user/password/reset': {
    summary: 'Sets a new password with a code of the scene `resetPassword` and ends all sessions.',
    auth: 'none',
    body: resetPasswordPayloadSchema,
    example: {
      userPhone: '13912345678',
      smsVerificationCode: '135790',
      password: 'Harbour#4711',
      passwordRepeat: 'Harbour#4712',
    },
    errors: [...SMS_CODE, ...NEW_PASSWORD],
  },
  'GET user/captcha': {
    summary: 'A picture to read off, asked for after too many wrong passwords.',
    auth: 'none',
    result: captchaSchema,
  },
};
