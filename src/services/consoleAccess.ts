import type { AccessDecision, AccessRequestPayload } from '@/domain/account/accessRequest';
import { accessEndpoints } from '@/domain/console/consoleAccess';
import type { Query } from '@/domain/endpoint';
import { type CallOptions, call } from './call';

/** Requests access to a page by its menu path. A repeated request changes the reason of the open one. */
export function requestAccess(body: AccessRequestPayload) {
  return call(accessEndpoints.request, { body });
}

/** The user's latest request for each path. */
export function fetchOwnRequests(options?: CallOptions) {
  return call(accessEndpoints.own, {}, options);
}

/** Withdraws the user's open request. Idempotent. */
export function withdrawAccessRequest(requestId: string) {
  return call(accessEndpoints.withdraw, { params: { requestId } });
}

/** Newest first. */
export function listAccessRequests(query: Query<typeof accessEndpoints.requests>, options?: CallOptions) {
  return call(accessEndpoints.requests, { query }, options);
}

/**
 * Grants, declines or revokes access. Idempotent. Throws `transitionRefused` when another administrator decided, and
 * `ownRequest` for the user's own request.
 */
export function decideAccessRequest(requestId: string, body: AccessDecision) {
  return call(accessEndpoints.decide, { params: { requestId }, body });
}

export function fetchAccessOverview(options?: CallOptions) {
  return call(accessEndpoints.overview, {}, options);
}

/** All accounts, for the choice of one. */
export function fetchAccessPeople(options?: CallOptions) {
  return call(accessEndpoints.people, {}, options);
}

/** What decides the access of one account. */
export function fetchPersonAccess(userId: string, options?: CallOptions) {
  return call(accessEndpoints.person, { params: { userId } }, options);
}

/** Throws a `RequestError` when the server is unavailable. */
export function checkHealth() {
  return call(accessEndpoints.health, {}, { silent: true });
}
