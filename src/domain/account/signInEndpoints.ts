import { endpoint } from '../endpoint';
import {
  accountLocked,
  ACCOUNT_ERROR as E,
  SMS_CODE_REFUSALS,
  SMS_SEND_REFUSALS,
  wrongCredentials,
} from './accountError';
import { captchaSchema, loginPayloadSchema, loginResultSchema, secondStepRequired } from './login';
import { smsSendPayloadSchema, smsSendResultSchema } from './smsCode';

/** Sign-in, and the codes for it (spec sections 4 and 7). */
export const signInEndpoints = {
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
  sendSmsCode: endpoint('POST user/sms/send', {
    access: 'public',
    body: smsSendPayloadSchema,
    result: smsSendResultSchema,
    refusals: [E.phoneInvalid, ...SMS_SEND_REFUSALS],
  }),
  captcha: endpoint('GET user/captcha', { access: 'public', result: captchaSchema }),
};
