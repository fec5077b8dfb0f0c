import type { Outage } from '@/domain/demo';
import { demoEndpoints, demoOrderEndpoints, labEndpoints } from '@/domain/demoEndpoints';
import type { Endpoint, Input, Result } from '@/domain/endpoint';
import { call } from './call';

/** Who calls: the mock state of a story and the story's own session, never the visitor's. */
export interface StoryCaller {
  stateId: string;
  /** Missing for a visitor. */
  token?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** A story's call takes longer only when something is wrong. */
const STORY_TIMEOUT_MS = 20_000;

/**
 * Calls an endpoint in the state of a story. The visitor's session is neither sent nor ended, and no failure shows a popup.
 * @throws RequestError, AbortError
 */
export function callInStory<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { stateId, token, signal }: StoryCaller,
): Promise<Result<E>> {
  const headers = { 'x-mock-state': stateId, 'x-authorization': token };
  return call(endpoint, input, {
    skipAuth: true,
    skipErrorHandler: true,
    timeout: STORY_TIMEOUT_MS,
    headers,
    signal,
  }) as Promise<Result<E>>;
}

/** Seeds a story's state with its clock at this moment (ISO 8601). */
export function startStory(startsAt: string, caller: StoryCaller) {
  return callInStory(labEndpoints.start, { body: { startsAt } }, caller);
}

export function setStoryClock(offsetSeconds: number, caller: StoryCaller) {
  return callInStory(demoEndpoints.setClock, { body: { offsetSeconds } }, caller);
}

export function setStoryOutages(outages: readonly Outage[], caller: StoryCaller) {
  return callInStory(labEndpoints.setOutages, { body: { outages } }, caller);
}

export function setStoryPayments(
  body: Input<typeof demoOrderEndpoints.setPayment>['body'],
  caller: StoryCaller,
) {
  return callInStory(demoOrderEndpoints.setPayment, { body }, caller);
}

/** The calls of a story's state, newest first, with those of portal windows that work on it. */
export function listStoryCalls(caller: StoryCaller) {
  return callInStory(labEndpoints.calls, {}, caller);
}

/** The clock of a story's state. */
export function fetchStoryClock(caller: StoryCaller) {
  return callInStory(demoEndpoints.clock, { query: {} }, caller);
}
