import type { InferInput, InferOutput } from 'valibot';
import { instanceDetailEndpoints } from '@/domain/instance/detailEndpoints';
import type { accessPayloadSchema } from '@/domain/instance/instance';
import type {
  accessKeyPayloadSchema,
  alertPayloadSchema,
  handOverPayloadSchema,
  memberPayloadSchema,
  scheduledPayloadSchema,
} from '@/domain/instance/instanceDetail';
import { withReceivedAt } from '@/domain/serverClock';
import { type CallOptions, call, WRITE_TIMEOUT_MS } from './call';

const write = { timeout: WRITE_TIMEOUT_MS };

/** Returns a service with everything its page shows. Throws a `RequestError`; code 404 when the user cannot see it. */
export async function fetchInstanceDetail(instanceId: string, options?: CallOptions) {
  return withReceivedAt(await call(instanceDetailEndpoints.get, { params: { instanceId } }, options));
}

/** Returns the services that others have offered to the user or share with the user. */
export function listSharedServices(options?: CallOptions) {
  return call(instanceDetailEndpoints.shared, {}, options);
}

/** Proves the user's identity for the changes that need it. Throws a `RequestError` with a code of `ACCOUNT_ERROR`. */
export function proveIdentity(
  instanceId: string,
  body: InferOutput<typeof accessPayloadSchema>,
  options?: CallOptions,
) {
  return call(instanceDetailEndpoints.prove, { params: { instanceId }, body }, options);
}

// The changes are idempotent by key and throw a `RequestError` with a code of `INSTANCE_ERROR`.

/** Creates an access key and returns its secret. Needs a proof of identity. */
export function createAccessKey(instanceId: string, body: InferInput<typeof accessKeyPayloadSchema>) {
  return call(instanceDetailEndpoints.createKey, { params: { instanceId }, body }, write);
}

/** Replaces the secret of a key and returns the new one. Needs a proof of identity. */
export function rotateAccessKey(instanceId: string, keyId: string, idempotencyKey: string) {
  const input = { params: { instanceId, keyId }, body: { idempotencyKey } };
  return call(instanceDetailEndpoints.rotateKey, input, write);
}

/** Ends a key at once. Needs a proof of identity. */
export function revokeAccessKey(instanceId: string, keyId: string, idempotencyKey: string) {
  const input = { params: { instanceId, keyId }, body: { idempotencyKey } };
  return call(instanceDetailEndpoints.revokeKey, input, write);
}

/** Sets the used percentage at which a message is due; `null` turns it off. */
export function setUsageAlert(instanceId: string, body: InferInput<typeof alertPayloadSchema>) {
  return call(instanceDetailEndpoints.setAlert, { params: { instanceId }, body }, write);
}

/** Adds a member, or changes the role of one. */
export function saveMember(instanceId: string, body: InferInput<typeof memberPayloadSchema>) {
  return call(instanceDetailEndpoints.saveMember, { params: { instanceId }, body }, write);
}

/** Removes a member. */
export function removeMember(instanceId: string, memberId: string, idempotencyKey: string) {
  const input = { params: { instanceId, memberId }, body: { idempotencyKey } };
  return call(instanceDetailEndpoints.removeMember, input, write);
}

/** Schedules a downgrade or the end for the end of the term. */
export function scheduleChange(instanceId: string, body: InferInput<typeof scheduledPayloadSchema>) {
  return call(instanceDetailEndpoints.schedule, { params: { instanceId }, body }, write);
}

/** Takes the scheduled change back. */
export function withdrawChange(instanceId: string, idempotencyKey: string) {
  const input = { params: { instanceId }, body: { idempotencyKey } };
  return call(instanceDetailEndpoints.withdrawSchedule, input, write);
}

/** Offers the service to another account. Needs a proof of identity. */
export function offerHandOver(instanceId: string, body: InferInput<typeof handOverPayloadSchema>) {
  return call(instanceDetailEndpoints.handOver, { params: { instanceId }, body }, write);
}

/** Takes the offer back. */
export function withdrawHandOver(instanceId: string, idempotencyKey: string) {
  const input = { params: { instanceId }, body: { idempotencyKey } };
  return call(instanceDetailEndpoints.withdrawHandOver, input, write);
}

/** Accepts a service that was offered to the user. */
export function acceptHandOver(instanceId: string, idempotencyKey: string) {
  const input = { params: { instanceId }, body: { idempotencyKey } };
  return call(instanceDetailEndpoints.acceptHandOver, input, write);
}

/** Declines a service that was offered to the user. */
export function declineHandOver(instanceId: string, idempotencyKey: string) {
  const input = { params: { instanceId }, body: { idempotencyKey } };
  return call(instanceDetailEndpoints.declineHandOver, input, write);
}
