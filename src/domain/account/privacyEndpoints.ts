import { consentListSchema, consentPayloadSchema, consentResultSchema } from '../content/agreement';
import { endpoint } from '../endpoint';
import { INSTANCE_ERROR } from '../instance/instanceMachine';
import { ACCOUNT_ERROR as E } from './accountError';
import { closingBlocked, closingPayloadSchema, closingSchema } from './closing';

export const DATA_FILE_TYPE = 'application/zip';

/** Closing the account, a copy of its data, and consents. The first two need a proof of identity. */
export const privacyEndpoints = {
  closing: endpoint('GET user/closing', { whileClosing: true, result: closingSchema }),
  close: endpoint('POST user/closing', {
    whileClosing: true,
    body: closingPayloadSchema,
    result: closingSchema,
    refusals: [INSTANCE_ERROR.proofRequired, closingBlocked],
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
