import type { InferInput, InferOutput } from 'valibot';
import { instanceEndpoints } from '@/domain/instance/endpoints';
import type {
  accessPayloadSchema,
  InstanceGroup,
  RenewPayload,
  UpgradePayload,
} from '@/domain/instance/instance';
import { orderEndpoints } from '@/domain/order/endpoints';
import type { quotePayloadSchema } from '@/domain/order/quote';
import { withReceivedAt } from '@/domain/serverClock';
import { ANSWER_TIMEOUT_MS, type CallOptions, call } from './call';

interface InstanceListQuery {
  expiringSoon?: boolean;
  group?: InstanceGroup;
  keyword?: string;
  current?: number;
  pageSize?: number;
}

/** One page of the services the person has bought, the one that ends first on top. */
export async function listInstances(query: InstanceListQuery, options?: CallOptions) {
  const expiringSoon = query.expiringSoon ? 1 : undefined;
  return withReceivedAt(await call(instanceEndpoints.list, { query: { ...query, expiringSoon } }, options));
}

/** One bought service as it is now. Throws a `RequestError`; code 404 when the person has no such service. */
export async function fetchInstance(instanceId: string, options?: CallOptions) {
  return withReceivedAt(await call(instanceEndpoints.get, { params: { instanceId } }, options));
}

/** What a renewal or an upgrade costs, line by line. Throws a `RequestError` with a code of `ORDER_ERROR` or `INSTANCE_ERROR`. */
export function fetchChangeQuote(body: InferInput<typeof quotePayloadSchema>, options?: CallOptions) {
  return call(orderEndpoints.quote, { body }, options);
}

/** Orders a renewal; sent again with the same key it answers the same order. Throws a `RequestError`. */
export function renewInstance(instanceId: string, body: RenewPayload) {
  return call(instanceEndpoints.renew, { params: { instanceId }, body }, { timeout: ANSWER_TIMEOUT_MS });
}

/** Orders an upgrade; sent again with the same key it answers the same order. Throws a `RequestError`. */
export function upgradeInstance(instanceId: string, body: UpgradePayload) {
  return call(instanceEndpoints.upgrade, { params: { instanceId }, body }, { timeout: ANSWER_TIMEOUT_MS });
}

/** Switches the renewal without asking on or off; answers the service as it is then. */
export function setAutoRenew(instanceId: string, autoRenew: boolean) {
  return call(instanceEndpoints.setAutoRenew, { params: { instanceId }, body: { autoRenew } });
}

/**
 * What opens a service, for who proves to be its owner, or has just done so. Throws a `RequestError` with a code of
 * `ACCOUNT_ERROR` or `INSTANCE_ERROR`.
 */
export function fetchAccess(
  instanceId: string,
  body: InferOutput<typeof accessPayloadSchema>,
  options?: CallOptions,
) {
  return call(instanceEndpoints.access, { params: { instanceId }, body }, options);
}

/** Sends a code to the person's own number. Throws a `RequestError` with a code of `ACCOUNT_ERROR`. */
export function sendAccessCode(instanceId: string, options?: CallOptions) {
  return call(instanceEndpoints.sendAccessCode, { params: { instanceId } }, options);
}
