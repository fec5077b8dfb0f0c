import { endpoint } from '../endpoint';
import { INSTANCE_ERROR } from '../instance/instanceMachine';
import { cursorQuery } from '../listQuery';
import { accountLocked, ACCOUNT_ERROR as E, SMS_SEND_REFUSALS, wrongCredentials } from './accountError';
import {
  phoneChangePayloadSchema,
  phoneChangeResultSchema,
  phoneChangeSchema,
  phoneCodePayloadSchema,
  phoneProofPayloadSchema,
} from './phoneChange';
import {
  balanceProofPayloadSchema,
  loginHistorySchema,
  passwordChangePayloadSchema,
  passwordChangeResultSchema,
  securitySummarySchema,
  sessionRevokePayloadSchema,
  sessionRevokeResultSchema,
  userSessionListSchema,
} from './security';

const PASSWORD = [wrongCredentials, E.captchaRequired, E.captchaWrong, accountLocked];
const SMS_CODE = [E.smsCodeWrong, E.smsCodeVoid];

/** The sign-in history has no filters. */
export const loginHistoryQuery = cursorQuery({});

export const securityEndpoints = {
  summary: endpoint('GET user/security/summary', { result: securitySummarySchema }),
  /** How much is paid from the balance without a proof of identity. */
  setBalanceProof: endpoint('PUT user/balanceProof', {
    body: balanceProofPayloadSchema,
    result: securitySummarySchema,
    refusals: [INSTANCE_ERROR.proofRequired],
  }),
  changePassword: endpoint('POST user/password/change', {
    body: passwordChangePayloadSchema,
    result: passwordChangeResultSchema,
    refusals: [...PASSWORD, E.passwordRefused, E.passwordsDiffer],
  }),
  phoneChange: endpoint('GET user/phone/change', { result: phoneChangeSchema }),
  abandonPhoneChange: endpoint('DELETE user/phone/change', { result: phoneChangeSchema }),
  sendPhoneCode: endpoint('POST user/phone/code', {
    body: phoneCodePayloadSchema,
    result: phoneChangeSchema,
    refusals: [E.phoneInvalid, E.phoneUnchanged, E.phoneProofInvalid, ...SMS_SEND_REFUSALS],
  }),
  provePhoneChange: endpoint('POST user/phone/verify', {
    body: phoneProofPayloadSchema,
    result: phoneChangeSchema,
    refusals: [...SMS_CODE, ...PASSWORD],
  }),
  changePhone: endpoint('POST user/phone/change', {
    body: phoneChangePayloadSchema,
    result: phoneChangeResultSchema,
    refusals: [...SMS_CODE, E.phoneProofInvalid, E.phoneTaken],
  }),
  sessions: endpoint('GET user/session/list', { result: userSessionListSchema }),
  revokeSessions: endpoint('POST user/session/revoke', {
    body: sessionRevokePayloadSchema,
    result: sessionRevokeResultSchema,
  }),
  loginHistory: endpoint('GET user/login/history', {
    query: loginHistoryQuery.schema,
    result: loginHistorySchema,
  }),
};
