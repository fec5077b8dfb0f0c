import { endpoint } from '../endpoint';
import { topUpPayloadSchema, topUpSchema } from './topUp';

/** Adding to the balance. */
export const topUpEndpoints = {
  start: endpoint('POST balance/topUp', { body: topUpPayloadSchema, result: topUpSchema }),
  get: endpoint('GET balance/topUp/:topUpId', { result: topUpSchema }),
};
