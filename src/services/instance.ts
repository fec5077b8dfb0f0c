import { request } from '@umijs/max';
import type { InferInput, InferOutput } from 'valibot';
import { ACCOUNT_ERROR } from '@/domain/account/accountError';
import { smsSendResultSchema } from '@/domain/account/smsCode';
import {
  type accessPayloadSchema,
  accessSchema,
  type InstanceGroup,
  instanceListSchema,
  instanceSchema,
  type RenewPayload,
  type UpgradePayload,
} from '@/domain/instance/instance';
import { INSTANCE_ERROR } from '@/domain/instance/instanceError';
import { orderSchema } from '@/domain/order/order';
import { ORDER_ERROR } from '@/domain/order/orderError';
import { type quotePayloadSchema, quoteSchema } from '@/domain/order/quote';
import { noteArrival } from '@/domain/serverClock';

/** What the pages of bought services show beside its cause instead of as a popup. */
const handledCodes = [...Object.values(ORDER_ERROR), ...Object.values(INSTANCE_ERROR)];
/** Milliseconds after which nobody should go on waiting for the answer: sending the same again tells what became of it. */
const ANSWER_TIMEOUT_MS = 15_000;
const address = (instanceId: string, part = '') => `instance/${encodeURIComponent(instanceId)}${part}`;

interface InstanceCallOptions {
  signal?: AbortSignal;
  silent?: boolean;
}

interface InstanceListQuery {
  expiringSoon?: boolean;
  group?: InstanceGroup;
  keyword?: string;
  current?: number;
  pageSize?: number;
}

/** One page of the services the person has bought, the one that ends first on top. */
export async function listInstances(query: InstanceListQuery, { signal, silent }: InstanceCallOptions = {}) {
  const params = { ...query, expiringSoon: query.expiringSoon ? 1 : undefined };
  return noteArrival(await request('instance/list', { params, schema: instanceListSchema, signal, silent }));
}

/** One bought service as it is now. Throws a `RequestError`; code 404 when the person has no such service. */
export async function fetchInstance(instanceId: string, { signal }: InstanceCallOptions = {}) {
  return noteArrival(
    await request(address(instanceId), { schema: instanceSchema, handledCodes: [404], signal }),
  );
}

/** What a renewal or an upgrade costs, line by line. Throws a `RequestError` with a code of `ORDER_ERROR` or `INSTANCE_ERROR`. */
export function fetchChangeQuote(
  data: InferInput<typeof quotePayloadSchema>,
  { signal }: InstanceCallOptions = {},
) {
  return request('order/quote', { method: 'post', data, schema: quoteSchema, handledCodes, signal });
}

/** Orders a renewal; sent again with the same key it answers the same order. Throws a `RequestError`. */
export function renewInstance(instanceId: string, data: RenewPayload) {
  return orderChange(address(instanceId, '/renew'), data);
}

/** Orders an upgrade; sent again with the same key it answers the same order. Throws a `RequestError`. */
export function upgradeInstance(instanceId: string, data: UpgradePayload) {
  return orderChange(address(instanceId, '/upgrade'), data);
}

function orderChange(url: string, data: RenewPayload | UpgradePayload) {
  return request(url, {
    method: 'post',
    data,
    schema: orderSchema,
    handledCodes,
    timeout: ANSWER_TIMEOUT_MS,
  });
}

/** Switches the renewal without asking on or off; answers the service as it is then. */
export function setAutoRenew(instanceId: string, autoRenew: boolean) {
  return request(address(instanceId, '/autoRenew'), {
    method: 'put',
    data: { autoRenew },
    schema: instanceSchema,
  });
}

/**
 * What opens a service, for who proves to be its owner, or has just done so. Throws a `RequestError` with a code of
 * `ACCOUNT_ERROR` or `INSTANCE_ERROR`.
 */
export function fetchAccess(
  instanceId: string,
  data: InferOutput<typeof accessPayloadSchema>,
  { signal }: InstanceCallOptions = {},
) {
  return request(address(instanceId, '/access'), {
    method: 'post',
    data,
    schema: accessSchema,
    handledCodes: [...Object.values(ACCOUNT_ERROR), ...handledCodes],
    signal,
  });
}

/** Sends a code to the person's own number. Throws a `RequestError` with a code of `ACCOUNT_ERROR`. */
export function sendAccessCode(instanceId: string, { signal }: InstanceCallOptions = {}) {
  return request(address(instanceId, '/access/code'), {
    method: 'post',
    schema: smsSendResultSchema,
    handledCodes: Object.values(ACCOUNT_ERROR),
    signal,
  });
}
