import * as v from 'valibot';
import { ACCOUNT_ERROR, accountLocked, SMS_SEND_REFUSALS, wrongCredentials } from '../account/accountError';
import { ownCodePayloadSchema, smsSendResultSchema } from '../account/smsCode';
import { endpoint, NOT_FOUND } from '../endpoint';
import { byLink, listQuery, oneOf, text } from '../listQuery';
import { orderSchema } from '../order/order';
import { ORDER_REFUSALS, SELECTION_REFUSALS } from '../order/orderError';
import { flagQuery } from '../schemas';
import {
  accessPayloadSchema,
  accessSchema,
  autoRenewPayloadSchema,
  instanceSchema,
  renewPayloadSchema,
  upgradePayloadSchema,
} from './instance';
import { INSTANCE_GROUPS, instanceListSchema } from './instanceList';
import { CHANGE_REFUSALS, INSTANCE_ERROR } from './instanceMachine';
import { renewalsSchema } from './renewals';

const refusals = [...SELECTION_REFUSALS, ...ORDER_REFUSALS, ...CHANGE_REFUSALS];

/** The filters of the bought services. */
export const instanceQuery = listQuery({
  /** Only services of this group, all by default; see "Purchased service" under "States". */
  group: byLink(oneOf(INSTANCE_GROUPS, 'all')),
  /** Searches the title, the plan, the provider, and the ids of the service and its order; see "Lists". */
  keyword: text(64),
});

/** Bought services. */
export const instanceEndpoints = {
  list: endpoint('GET instance/list', {
    query: v.object({
      /** `1` for services of the group `soon`, of any `group` that is named beside it. */
      expiringSoon: flagQuery,
      ...instanceQuery.schema.entries,
    }),
    result: instanceListSchema,
  }),
  /** Running services with a term, for the forecast of renewals. */
  renewals: endpoint('GET instance/renewals', { result: renewalsSchema }),
  get: endpoint('GET instance/:instanceId', { result: instanceSchema, refusals: [NOT_FOUND] }),
  renew: endpoint('POST instance/:instanceId/renew', {
    body: renewPayloadSchema,
    result: orderSchema,
    refusals,
  }),
  upgrade: endpoint('POST instance/:instanceId/upgrade', {
    body: upgradePayloadSchema,
    result: orderSchema,
    refusals,
  }),
  setAutoRenew: endpoint('PUT instance/:instanceId/autoRenew', {
    body: autoRenewPayloadSchema,
    result: instanceSchema,
    refusals: [INSTANCE_ERROR.actionRefused],
  }),
  /** The service that was changed with a key, other than by an order; null when nothing was done with it. */
  byKey: endpoint('GET instance/byKey/:key', { result: v.object({ instance: v.nullable(instanceSchema) }) }),
  access: endpoint('POST instance/:instanceId/access', {
    body: accessPayloadSchema,
    result: accessSchema,
    refusals: [
      INSTANCE_ERROR.actionRefused,
      INSTANCE_ERROR.proofRequired,
      wrongCredentials,
      accountLocked,
      ACCOUNT_ERROR.smsCodeWrong,
      ACCOUNT_ERROR.smsCodeVoid,
    ],
  }),
  sendAccessCode: endpoint('POST instance/:instanceId/access/code', {
    body: ownCodePayloadSchema,
    result: smsSendResultSchema,
    refusals: SMS_SEND_REFUSALS,
  }),
};
