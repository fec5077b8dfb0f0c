import type { OnionMiddleware, RequestOptionsInit } from 'umi-request';
import { addressMiddleware } from './address';
import { answerMiddleware, resultShapeMiddleware } from './answer';
import { cacheMiddleware } from './cache';
import type { Middleware, Text } from './callContext';
import { type CallWatch, failureWatchMiddleware, traceMiddleware } from './callWatch';
import { deadlineMiddleware } from './deadline';
import { createErrorDisplay, type ErrorPageQuery, errorMiddleware } from './errorHandling';
import { freshnessMiddleware } from './freshness';
import { pathMiddleware } from './path';
import { pauseMiddleware } from './pauses';
import type { Popups } from './popups';
import { createRepeats } from './repeats';
import type { Session } from './session';
import { uploadMiddleware } from './upload';

/** Dependencies of the request layer. */
export interface RequestParts {
  /** `''` for the page's own host, else an absolute origin without a trailing slash. */
  apiHost(): string;
  /** BCP 47 tag of the shown language. */
  locale(): string;
  text: Text;
  session: Session;
  /** Told what each reply says about the end of the session. */
  expiry?: {
    /**
     * @param sentToken the token of the call, if any
     * @param header the seconds to the end (`SESSION_AGE_HEADER`); null without
     */
    note(sentToken: string | undefined, header: string | null): void;
  };
  /** Told of each reply that says that the server will end an operation of this portal, has ended it, or does not have it. */
  operationEnd?: { note(end: 'soon' | 'now' | 'missing'): void };
  popups: Popups;
  openErrorPage(query: ErrorPageQuery): void;
  watch?: CallWatch;
  newIdempotencyKey(): string;
  /** Resolves after a moment, or when the network is back. */
  waitForConnection(): Promise<void>;
  /** Resolves after a pause of some seconds, or a little later. */
  waitForPause(seconds: number): Promise<void>;
  /** Returns a number from 0 to 1 that spreads calls over time. */
  random(): number;
}

/** Arguments of umi-request's `extend` and `use`, and what sends writes again. */
export interface RequestConfig {
  options: RequestOptionsInit;
  middlewares: OnionMiddleware[];
  repeats: ReturnType<typeof createRepeats>;
}

/** The request layer as Umi's `request` runtime config (spec sections 7 and 8). */
export function createRequestConfig(parts: RequestParts): RequestConfig {
  const { text, session, watch } = parts;
  const repeats = createRepeats(parts);
  const middlewares: Middleware[] = [
    errorMiddleware(session, createErrorDisplay(parts)),
    // Outside the watch, which reports what was sent.
    pauseMiddleware(parts.random),
    ...(watch ? [failureWatchMiddleware(watch)] : []),
    // Outside the check of the result: one that cannot be read is not asked for in the browser's cache again.
    freshnessMiddleware(parts),
    resultShapeMiddleware(text),
    pathMiddleware(text),
    // Outside the cache: callers that share a request keep their own timeout and signal.
    deadlineMiddleware,
    addressMiddleware(parts),
    cacheMiddleware(session),
    answerMiddleware(parts),
    repeats.middleware,
    ...(watch ? [traceMiddleware(watch)] : []),
    uploadMiddleware,
  ];
  return {
    // umi-request treats HTML and truncated JSON as success.
    options: { parseResponse: false, credentials: 'same-origin' },
    // umi-request's type lacks the promise that `next` returns.
    middlewares: middlewares as unknown as OnionMiddleware[],
    repeats,
  };
}
