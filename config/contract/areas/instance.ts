import * as v from 'valibot';
import { ACCOUNT_ERROR } from '../../../src/domain/account/accountError';
import { smsSendResultSchema } from '../../../src/domain/account/smsCode';
import {
  accessPayloadSchema,
  accessSchema,
  autoRenewPayloadSchema,
  INSTANCE_GROUPS,
  instanceListSchema,
  instanceSchema,
  renewPayloadSchema,
  upgradePayloadSchema,
} from '../../../src/domain/instance/instance';
import { INSTANCE_ERROR } from '../../../src/domain/instance/instanceError';
import { orderSchema } from '../../../src/domain/order/order';
import type { EndpointTable } from '../endpoint';
import { choiceQuery, flagQuery, paging, textQuery } from '../query';
import { CHANGE_REFUSALS, IDEMPOTENCY_KEY, ORDER_REFUSALS, SELECTION_REFUSALS } from './refusals';

const order = {
  quoteId: 'no-quote-of-that-name',
  payableAmount: 128_000,
  consents: [{ code: 'blockserveterms', version: '1.0' }],
  idempotencyKey: IDEMPOTENCY_KEY,
};

/** Bought services (domain.md "Instance"). */
export const INSTANCE_ENDPOINTS: EndpointTable = {
  'GET instance/list': {
    summary: 'The services the person has bought, the one that ends first on top.',
    query: v.object({
      expiringSoon: flagQuery,
      group: choiceQuery(INSTANCE_GROUPS),
      keyword: textQuery,
      ...paging,
    }),
    result: instanceListSchema,
  },
  'GET instance/{instanceId}': { summary: 'One bought service as it is now.', result: instanceSchema },
  'POST instance/{instanceId}/renew': {
    summary: 'Orders a renewal; the same idempotency key answers the same order.',
    body: renewPayloadSchema,
    example: { period: { unit: 'month', count: 1 }, ...order },
    result: orderSchema,
    errors: [...SELECTION_REFUSALS, ...ORDER_REFUSALS, ...CHANGE_REFUSALS],
  },
  'POST instance/{instanceId}/upgrade': {
    summary:
      'Orders a larger plan for the days that are left; the same idempotency key answers the same order.',
    body: upgradePayloadSchema,
    example: { skuCode: 'business', ...order },
    result: orderSchema,
    errors: [...SELECTION_REFUSALS, ...ORDER_REFUSALS, ...CHANGE_REFUSALS],
  },
  'PUT instance/{instanceId}/autoRenew': {
    summary: 'Switches the renewal without asking on or off.',
    body: autoRenewPayloadSchema,
    example: { autoRenew: false },
    result: instanceSchema,
    errors: [INSTANCE_ERROR.actionRefused],
  },
  'POST instance/{instanceId}/access': {
    summary: 'What opens a service, for who proves to be its owner, or has just done so.',
    body: accessPayloadSchema,
    example: { smsVerificationCode: '135790' },
    result: accessSchema,
    errors: [
      INSTANCE_ERROR.actionRefused,
      INSTANCE_ERROR.proofRequired,
      ACCOUNT_ERROR.wrongCredentials,
      ACCOUNT_ERROR.accountLocked,
      ACCOUNT_ERROR.smsCodeWrong,
      ACCOUNT_ERROR.smsCodeVoid,
    ],
  },
  'POST instance/{instanceId}/access/code': {
    summary: 'Sends a code to the person’s own number, as a proof for `access`.',
    result: smsSendResultSchema,
    errors: [ACCOUNT_ERROR.smsTooSoon, ACCOUNT_ERROR.smsDailyLimit],
  },
};
