import type { AccessRequest, AccessRequestPayload } from '@/domain/console/consoleAccess';
import { accessEndpoints } from '@/domain/console/consoleAccess';
import { type CallOptions, call } from './call';

/** Requests access to a page. Idempotent. */
export function requestAccess(body: AccessRequestPayload) {
  return call(accessEndpoints.request, { body });
}

/** Newest first. */
export function listAccessRequests(
  query: { status?: AccessRequest['status']; current?: number; pageSize?: number },
  options?: CallOptions,
) {
  return call(accessEndpoints.requests, { query }, options);
}

/** Marks a request as handled. */
export function handleAccessRequest(requestId: string) {
  return call(accessEndpoints.handleRequest, { params: { requestId } });
}

export function fetchAccessOverview(options?: CallOptions) {
  return call(accessEndpoints.overview, {}, options);
}

/** Throws a `RequestError` when the server is unavailable. */
export function checkHealth() {
  return call(accessEndpoints.health, {}, { silent: true });
}
