import type { InferInput, InferOutput } from 'valibot';
import type { Query } from '@/domain/endpoint';
import { instanceEndpoints } from '@/domain/instance/endpoints';
import type {
  AutoRenewPayload,
  accessPayloadSchema,
  RenewPayload,
  UpgradePayload,
} from '@/domain/instance/instance';
import { orderEndpoints } from '@/domain/order/endpoints';
import type { quotePayloadSchema } from '@/domain/order/quote';
import { withReceivedAt } from '@/domain/serverClock';
import { type CallOptions, call, WRITE_TIMEOUT_MS } from './call';

/** Returns one page of bought services; the first to end comes first. */
export async function listInstances(query: Query<typeof instanceEndpoints.list>, options?: CallOptions) {
  return withReceivedAt(await call(instanceEndpoints.list, { query }, options));
}

/** Returns the running services with a term, for the forecast of renewals. */
export async function fetchRenewals(options?: CallOptions) {
  return withReceivedAt(await call(instanceEndpoints.renewals, {}, options));
}

/** Throws a `RequestError`; code 404 when the user has no such service. */
export async function fetchInstance(instanceId: string, options?: CallOptions) {
  return withReceivedAt(await call(instanceEndpoints.get, { params: { instanceId } }, options));
}

/** Returns the quote of a renewal or a change of plan. Throws a `RequestError` with a code of `ORDER_ERROR` or `INSTANCE_ERROR`. */
export function fetchChangeQuote(body: InferInput<typeof quotePayloadSchema>, options?: CallOptions) {
  return call(orderEndpoints.quote, { body }, options);
}

/** Orders a renewal. Idempotent by key. Throws a `RequestError`. */
export function renewInstance(instanceId: string, body: RenewPayload) {
  return call(instanceEndpoints.renew, { params: { instanceId }, body }, { timeout: WRITE_TIMEOUT_MS });
}

/** Orders another plan at once. Idempotent by key. Throws a `RequestError`. */
export function upgradeInstance(instanceId: string, body: UpgradePayload) {
  return call(instanceEndpoints.upgrade, { params: { instanceId }, body }, { timeout: WRITE_TIMEOUT_MS });
}

/** Sets automatic renewal and returns the service. Idempotent by key. Throws a `RequestError`. */
export function setAutoRenew(instanceId: string, body: AutoRenewPayload) {
  const options = { timeout: WRITE_TIMEOUT_MS };
  return call(instanceEndpoints.setAutoRenew, { params: { instanceId }, body }, options);
}

/** Returns the service that was changed with a key, if any. Silent. Throws a `RequestError`. */
export async function findInstanceByKey(key: string) {
  const options = { silent: true, timeout: WRITE_TIMEOUT_MS };
  return (await call(instanceEndpoints.byKey, { params: { key } }, options)).instance ?? undefined;
}

/**
 * Returns the credentials of a service after a proof of identity. Throws a `RequestError` with a code of `ACCOUNT_ERROR` or
 * `INSTANCE_ERROR`.
 */
export function fetchAccess(
  instanceId: string,
  body: InferOutput<typeof accessPayloadSchema>,
  options?: CallOptions,
) {
  return call(instanceEndpoints.access, { params: { instanceId }, body }, options);
}

/** Throws a `RequestError` with a code of `ACCOUNT_ERROR`. */
export function sendAccessCode(instanceId: string, options?: CallOptions) {
  return call(instanceEndpoints.sendAccessCode, { params: { instanceId } }, options);
}
