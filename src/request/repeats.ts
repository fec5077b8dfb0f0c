import { KEY_AGE_HEADER, KEY_HEADER } from '@/domain/idempotency';
import { toMark } from '@/domain/mark';
import { isShortPause } from '@/domain/pauses';
import { isOutcomeUnknown, isRequestError } from '@/domain/requestError';
import type { Middleware } from './callContext';
import type { ApiOptions } from './options';
import { isWholePath } from './path';
import type { RequestParts } from './requestConfig';

type Options = ApiOptions<unknown>;

/** Whether a call is a write without a key in its body. Money has one, and is looked up by it (useActionOnce.ts). */
function needsKey({ method = 'get', data }: Options): boolean {
  return !('idempotencyKey' in Object(data)) && !/^(get|head|options)$/i.test(method);
}

/** A mark of everything that tells two writes apart. Their content, which may be a password, is not kept. */
function markOf(url: string, { method, params, data }: Options): string {
  const content =
    data instanceof FormData
      ? [...data].map(([name, value]) =>
          typeof value === 'string' ? [name, value] : [name, value.name, value.size, value.lastModified],
        )
      : data;
  return toMark(JSON.stringify([method, url, params, content]));
}

const hasOutcome = (error: unknown) =>
  isRequestError(error) && error.kind !== 'session' && !isOutcomeUnknown(error);

/**
 * Gives each write an idempotency key, if the server keeps replies by key (contract, "Repeated calls"). A write whose outcome is
 * unknown is sent again, once, after the pause that the server asks for, unless that is a long one: the server returns the first reply, or does what it has not done. After a second failure the
 * same write has the same key, until a write has an outcome.
 */
export function createRepeats({
  session,
  newIdempotencyKey,
  waitForConnection,
  waitForPause,
}: Pick<RequestParts, 'session' | 'newIdempotencyKey' | 'waitForConnection' | 'waitForPause'>) {
  let keepsReplies = false;
  const unknownKeys = new Map<string, string>();

  /** Learns from the replies whether the server keeps them. */
  const middleware: Middleware = async (ctx, next) => {
    await next();
    keepsReplies ||= Number((ctx.res as Response).headers?.get(KEY_AGE_HEADER)) > 0;
  };

  async function sendTwice<T>(options: Options, attempt: (options: object) => Promise<T>): Promise<T> {
    const token = session.token();
    try {
      return await attempt({ ...options, willRepeat: true });
    } catch (error) {
      if (!isOutcomeUnknown(error)) throw error;
      const seconds = isRequestError(error) ? error.retryAfterSeconds : undefined;
      if (!isShortPause(seconds)) throw error;
      await (seconds === undefined ? waitForConnection() : waitForPause(seconds));
      // Another user must not do it.
      if (session.token() !== token) throw error;
      return attempt(options);
    }
  }

  async function send<T>(
    url: string,
    options: Options,
    attempt: (options: object) => Promise<T>,
  ): Promise<T> {
    if (!keepsReplies || !needsKey(options) || isWholePath(url)) return attempt(options);
    const write = markOf(url, options);
    const key = unknownKeys.get(write) ?? newIdempotencyKey();
    try {
      const result = await sendTwice(
        { ...options, headers: { ...options.headers, [KEY_HEADER]: key } },
        attempt,
      );
      unknownKeys.clear();
      return result;
    } catch (error) {
      // After another write the same one is a new one.
      if (hasOutcome(error)) unknownKeys.clear();
      else unknownKeys.set(write, key);
      throw error;
    }
  }

  return { middleware, send };
}
