import type { AccessRequest, AccessRequestPayload } from '@/domain/console/consoleAccess';
import { accessEndpoints } from '@/domain/console/consoleAccess';
import { type CallOptions, call } from './call';

/** Asks to be let in to a page; asked twice it is one request. */
export function requestAccess(body: AccessRequestPayload) {
  return call(accessEndpoints.request, { body });
}

/** Who has asked to be let in, newest first. */
export function listAccessRequests(
  query: { status?: AccessRequest['status']; current?: number; pageSize?: number },
  options?: CallOptions,
) {
  return call(accessEndpoints.requests, { query }, options);
}

/** Notes that a request has been dealt with. */
export function handleAccessRequest(requestId: string) {
  return call(accessEndpoints.handleRequest, { params: { requestId } });
}

/** Which role may open which paths. */
export function fetchAccessOverview(options?: CallOptions) {
  return call(accessEndpoints.overview, {}, options);
}

/** Whether the server answers. Throws a `RequestError` when it does not. */
export function checkHealth() {
  return call(accessEndpoints.health, {}, { silent: true });
}
