import { instanceDetailEndpoints } from '@/domain/instance/detailEndpoints';
import { call, service } from './call';
import { write } from './write';

/** Returns a service with everything its page shows. */
export const fetchInstanceDetail = service(instanceDetailEndpoints.get);

/** Returns the services that others have offered to the user or share with the user. */
export const listSharedServices = service(instanceDetailEndpoints.shared);

/** Proves the user's identity for the changes that need it. */
export const proveIdentity = service(instanceDetailEndpoints.prove);

// The changes are idempotent by key and throw a `RequestError` with a code of `INSTANCE_ERROR`.

/** Creates an access key and returns its secret. Needs a proof of identity. */
export const createAccessKey = service(instanceDetailEndpoints.createKey, write);

/** Replaces the secret of a key and returns the new one. Needs a proof of identity. */
export const rotateAccessKey = (instanceId: string, keyId: string, idempotencyKey: string) =>
  call(instanceDetailEndpoints.rotateKey, { params: { instanceId, keyId }, body: { idempotencyKey } }, write);

/** Ends a key at once. Needs a proof of identity. */
export const revokeAccessKey = (instanceId: string, keyId: string, idempotencyKey: string) =>
  call(instanceDetailEndpoints.revokeKey, { params: { instanceId, keyId }, body: { idempotencyKey } }, write);

/** Sets the used percentage at which a message is due; `null` turns it off. */
export const setUsageAlert = service(instanceDetailEndpoints.setAlert, write);

/** Adds a member, or changes the role of one. */
export const saveMember = service(instanceDetailEndpoints.saveMember, write);

/** Removes a member. */
export const removeMember = (instanceId: string, memberId: string, idempotencyKey: string) =>
  call(
    instanceDetailEndpoints.removeMember,
    { params: { instanceId, memberId }, body: { idempotencyKey } },
    write,
  );

/** Schedules a downgrade or the end for the end of the term. */
export const scheduleChange = service(instanceDetailEndpoints.schedule, write);

/** Takes the scheduled change back. */
export const withdrawChange = (instanceId: string, idempotencyKey: string) =>
  call(instanceDetailEndpoints.withdrawSchedule, { params: { instanceId }, body: { idempotencyKey } }, write);

/** Offers the service to another account. Needs a proof of identity. */
export const offerHandOver = service(instanceDetailEndpoints.handOver, write);

/** Takes the offer back. */
export const withdrawHandOver = (instanceId: string, idempotencyKey: string) =>
  call(instanceDetailEndpoints.withdrawHandOver, { params: { instanceId }, body: { idempotencyKey } }, write);

/** Accepts a service that was offered to the user. */
export const acceptHandOver = (instanceId: string, idempotencyKey: string) =>
  call(instanceDetailEndpoints.acceptHandOver, { params: { instanceId }, body: { idempotencyKey } }, write);

/** Declines a service that was offered to the user. */
export const declineHandOver = (instanceId: string, idempotencyKey: string) =>
  call(instanceDetailEndpoints.declineHandOver, { params: { instanceId }, body: { idempotencyKey } }, write);
