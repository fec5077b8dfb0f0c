import { endpoint } from '../endpoint';
import { INSTANCE_ERROR } from '../instance/instanceMachine';
import { CLOSING_ERROR, closingPayloadSchema, closingSchema } from './closing';

export const DATA_FILE_TYPE = 'application/zip';

/** Closing the account and a copy of its data. Both need a proof of identity. */
export const privacyEndpoints = {
  closing: endpoint('GET user/closing', { whileClosing: true, result: closingSchema }),
  close: endpoint('POST user/closing', {
    whileClosing: true,
    body: closingPayloadSchema,
    result: closingSchema,
    refusals: [INSTANCE_ERROR.proofRequired, CLOSING_ERROR.blocked],
  }),
  takeBack: endpoint('DELETE user/closing', { whileClosing: true, result: closingSchema }),
  data: endpoint('POST user/data', {
    whileClosing: true,
    download: [DATA_FILE_TYPE],
    refusals: [INSTANCE_ERROR.proofRequired],
  }),
};
