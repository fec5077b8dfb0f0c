import { request } from '@umijs/max';
import {
  type AccessRequestPayload,
  accessOverviewSchema,
  accessRequestListSchema,
  accessRequestSchema,
  healthSchema,
} from '@/domain/console/consoleAccess';

interface AccessCallOptions {
  signal?: AbortSignal;
  silent?: boolean;
}

/** Asks to be let in to a page; asked twice it is one request. */
export function requestAccess(data: AccessRequestPayload) {
  return request('console/access/request', { method: 'post', data, schema: accessRequestSchema });
}

/** Who has asked to be let in, newest first. */
export function listAccessRequests(
  query: { status?: string; current?: number; pageSize?: number },
  { signal, silent }: AccessCallOptions = {},
) {
  return request('console/access/request/list', {
    params: { ...query },
    schema: accessRequestListSchema,
    signal,
    silent,
  });
}

/** Notes that a request has been dealt with. */
export function handleAccessRequest(requestId: string) {
  return request(`console/access/request/${encodeURIComponent(requestId)}/handle`, {
    method: 'post',
    schema: accessRequestSchema,
  });
}

/** Which role may open which paths. */
export function fetchAccessOverview({ signal }: AccessCallOptions = {}) {
  return request('console/access/overview', { schema: accessOverviewSchema, signal });
}

/** Whether the server answers. Throws a `RequestError` when it does not. */
export function checkHealth() {
  return request('console/health', { schema: healthSchema, silent: true });
}
