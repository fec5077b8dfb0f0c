import { endpoint } from '../endpoint';
import { currentUserSchema } from './account';
import {
  accountLocked,
  ACCOUNT_ERROR as E,
  SMS_CODE_REFUSALS,
  SMS_SEND_REFUSALS,
  wrongCredentials,
} from './accountError';
import { captchaSchema, loginPayloadSchema, loginResultSchema, secondStepRequired } from './login';
import { smsSendPayloadSchema, smsSendResultSchema } from './smsCode';

/** Sign-in, sign-out and the current user (spec sections 3, 4 and 7). Loaded by every page. */
export const userEndpoints = {
  current: endpoint('GET user/query/current/userInfo', { whileClosing: true, result: currentUserSchema }),
  login: endpoint('POST user/login', {
    access: 'public',
    body: loginPayloadSchema,
    result: loginResultSchema,
    refusals: [
      wrongCredentials,
      E.captchaRequired,
      E.captchaWrong,
      accountLocked,
      ...SMS_CODE_REFUSALS,
      secondStepRequired,
    ],
  }),
  /** A session that has expired is signed out as well. */
  logout: endpoint('POST user/logout', { access: 'anyToken' }),
  sendSmsCode: endpoint('POST user/sms/send', {
    access: 'public',
    body: smsSendPayloadSchema,
    result: smsSendResultSchema,
    refusals: [E.phoneInvalid, ...SMS_SEND_REFUSALS],
  }),
  captcha: endpoint('GET user/captcha', { access: 'public', result: captchaSchema }),
};
