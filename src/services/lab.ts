import { labEndpoints } from '@/domain/demoEndpoints';
import type { Endpoint } from '@/domain/endpoint';
import { call, service } from './call';

/** Every story. Silent, because a failure only means that there are no mocks. */
export const listStories = service(labEndpoints.stories, { silent: true });

/** A story's call takes longer only when something is wrong. */
const STORY_TIMEOUT_MS = 20_000;

const inStory = (stateId: string, signal: AbortSignal, token?: string) => ({
  skipAuth: true,
  skipErrorHandler: true,
  timeout: STORY_TIMEOUT_MS,
  headers: { 'x-mock-state': stateId, 'x-authorization': token },
  signal,
});

/** Seeds a story's state with its clock at this moment (ISO 8601). */
export const startStory = (startsAt: string, stateId: string, signal: AbortSignal) =>
  call(labEndpoints.start, { body: { startsAt } }, inStory(stateId, signal));

/** The calls of a story's state, newest first, with those of portal windows that work on it. */
export const listStoryCalls = (stateId: string, signal: AbortSignal) =>
  call(labEndpoints.calls, {}, inStory(stateId, signal));

/**
 * Sends a call of a story (`GET order/17`) to its state. The visitor's session is neither sent nor ended,
 * and no failure shows a popup.
 */
export const callInStory = (
  stateId: string,
  signal: AbortSignal,
  key: string,
  body?: unknown,
  token?: string,
) => call({ key: key as Endpoint['key'] }, { body }, inStory(stateId, signal, token)) as Promise<unknown>;
