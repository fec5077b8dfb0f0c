import * as v from 'valibot';
import { ACCOUNT_ERROR as E } from '../../../src/domain/account/accountError';
import {
  phoneChangePayloadSchema,
  phoneChangeResultSchema,
  phoneChangeSchema,
  phoneCodePayloadSchema,
  phoneProofPayloadSchema,
} from '../../../src/domain/account/phoneChange';
import { keptProfileSchema, profilePayloadSchema } from '../../../src/domain/account/profile';
import * as security from '../../../src/domain/account/security';
import type { EndpointTable } from '../endpoint';
import { paging } from '../query';

const PASSWORD = [E.wrongCredentials, E.captchaRequired, E.captchaWrong, E.accountLocked];
const SMS_CODE = [E.smsCodeWrong, E.smsCodeVoid];

/** The security settings: password, phone, sessions, and what a person says of themselves. */
export const SECURITY_ENDPOINTS: EndpointTable = {
  'GET user/security/summary': {
    summary: 'What there is to know of the account’s protection beyond the current user.',
    result: security.securitySummarySchema,
  },
  'POST user/password/change': {
    summary: 'Sets a new password and ends all other sessions. The new one is looked at before the old one.',
    body: security.passwordChangePayloadSchema,
    example: { oldPassword: 'Harbour#4710', password: 'Harbour#4711', passwordRepeat: 'Harbour#4712' },
    result: security.passwordChangeResultSchema,
    errors: [...PASSWORD, E.passwordRefused, E.passwordsDiffer],
  },
  'GET user/phone/change': {
    summary: 'Where this session’s change of phone stands, so that it can be resumed.',
    result: phoneChangeSchema,
  },
  'DELETE user/phone/change': {
    summary: 'Gives an open change of phone up; without one it changes nothing.',
    result: phoneChangeSchema,
  },
  'POST user/phone/code': {
    summary: 'Sends a code to the account’s phone or, with a proof of identity, to the new one.',
    body: phoneCodePayloadSchema,
    example: { target: 'new', proofId: 'nobody-proved-this', userPhone: '13912345678' },
    result: phoneChangeSchema,
    errors: [
      E.phoneInvalid,
      E.phoneTaken,
      E.phoneUnchanged,
      E.phoneProofInvalid,
      E.smsTooSoon,
      E.smsDailyLimit,
    ],
  },
  'POST user/phone/verify': {
    summary: 'Proves who asks for a change of phone, by a code or the password.',
    body: phoneProofPayloadSchema,
    example: { method: 'code', smsVerificationCode: '135790' },
    result: phoneChangeSchema,
    errors: [...SMS_CODE, ...PASSWORD],
  },
  'POST user/phone/change': {
    summary:
      'Binds the number that the last code went to and ends all other sessions; sent again it answers the same.',
    body: phoneChangePayloadSchema,
    example: { proofId: 'nobody-proved-this', smsVerificationCode: '135790' },
    result: phoneChangeResultSchema,
    errors: [...SMS_CODE, E.phoneProofInvalid, E.phoneTaken],
  },
  'GET user/session/list': {
    summary: 'Where the person is signed in, this session first.',
    result: security.userSessionListSchema,
  },
  'POST user/session/revoke': {
    summary: 'Ends one session or all others; one that is over already is no mistake.',
    body: security.sessionRevokePayloadSchema,
    example: { sessionId: 'no-session-of-that-name' },
    result: security.sessionRevokeResultSchema,
  },
  'GET user/login/history': {
    summary: 'The tries to sign in to this account, the latest first.',
    query: v.object(paging),
    result: security.loginHistorySchema,
  },
  'PUT user/profile': {
    summary: 'Changes what the person says of themselves; what is left out stays. Answers all of it.',
    body: profilePayloadSchema,
    example: { city: '杭州' },
    result: keptProfileSchema,
  },
};
