import { consentListSchema, consentPayloadSchema, consentResultSchema } from '../content/agreement';
import { endpoint } from '../endpoint';
import { accessPayloadSchema } from '../instance/instance';
import { INSTANCE_ERROR } from '../instance/instanceMachine';
import { ACCOUNT_ERROR as E } from './accountError';
import { CLOSING_ERROR, closingPayloadSchema, closingSchema } from './closing';
import { smsSendResultSchema } from './smsCode';

export const DATA_FILE_TYPE = 'application/zip';

/** Closing the account, a copy of its data, and consents. The first two need a proof of identity. */
export const privacyEndpoints = {
  sendProofCode: endpoint('POST user/identity/code', {
    whileClosing: true,
    result: smsSendResultSchema,
    refusals: [E.smsTooSoon, E.smsDailyLimit],
  }),
  prove: endpoint('POST user/identity/proof', {
    whileClosing: true,
    body: accessPayloadSchema,
    refusals: [
      INSTANCE_ERROR.proofRequired,
      E.wrongCredentials,
      E.accountLocked,
      E.smsCodeWrong,
      E.smsCodeVoid,
    ],
  }),
  closing: endpoint('GET user/closing', { whileClosing: true, result: closingSchema }),
  close: endpoint('POST user/closing', {
    whileClosing: true,
    body: closingPayloadSchema,
    result: closingSchema,
    refusals: [INSTANCE_ERROR.proofRequired, CLOSING_ERROR.blocked],
  }),
  takeBack: endpoint('DELETE user/closing', { whileClosing: true, result: closingSchema }),
  consents: endpoint('GET user/consent/list', { result: consentListSchema }),
  accept: endpoint('POST user/consent', {
    body: consentPayloadSchema,
    result: consentResultSchema,
    refusals: [E.consentOutdated],
  }),
  data: endpoint('POST user/data', {
    whileClosing: true,
    download: [DATA_FILE_TYPE],
    refusals: [INSTANCE_ERROR.proofRequired],
  }),
};
