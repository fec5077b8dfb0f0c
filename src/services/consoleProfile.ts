import { request } from '@umijs/max';
import { PROCESS_ERROR, type ProcessEventPayload, processSchema } from '@/domain/console/process';
import { returnSheetSchema } from '@/domain/console/returnSheet';

interface ProfileCallOptions {
  /** Gives the call up: it rejects with an `AbortError`, and nothing is shown. */
  signal?: AbortSignal;
}

/** A return with its refund, the first one without an id. Throws a `RequestError`; the page shows code 404 itself. */
export function fetchReturn(id: string | undefined, { signal }: ProfileCallOptions = {}) {
  return request('console/profile/return', {
    params: { id },
    schema: returnSheetSchema,
    handledCodes: [404],
    signal,
  });
}

/** An approval, the first one without an id. Throws a `RequestError`; the page shows code 404 itself. */
export function fetchProcess(id: string | undefined, { signal }: ProfileCallOptions = {}) {
  return request('console/profile/process', {
    params: { id },
    schema: processSchema,
    handledCodes: [404],
    signal,
  });
}

/**
 * Moves an approval on. Throws a `RequestError`; the page shows `PROCESS_ERROR.transitionRefused` itself, whose result is the
 * approval as it is now.
 */
export function moveProcess(processId: string, data: ProcessEventPayload) {
  return request(`console/profile/process/${encodeURIComponent(processId)}`, {
    method: 'post',
    data,
    schema: processSchema,
    handledCodes: [PROCESS_ERROR.transitionRefused],
  });
}
