import { safeParse } from 'valibot';
import { SESSION_AGE_HEADER } from '@/domain/account/sessionEnd';
import { currentTime, noteServerTime } from '@/domain/currentTime';
import { DEPRECATION_HEADER, SUNSET_HEADER } from '@/domain/deprecation';
import { BUSY, readRetryAfter, TOO_MANY_CALLS } from '@/domain/pauses';
import { isAbortError, isEnded, isNotOffered, RequestError, refusalIssue } from '@/domain/requestError';
import { answerSchema } from '@/domain/tolerantSchema';
import type { CallContext, Middleware, Text } from './callContext';
import { readDownload } from './download';
import { isSuccessStatus, judge, type Reply } from './judgement';
import type { RequestParts } from './requestConfig';

/** Code of a network error (spec section 8). */
export const NETWORK_ERROR_CODE = 1999;

/** The pause that a reply asks for, in seconds. */
function readPause({ status, headers }: Response): number | undefined {
  if (status !== TOO_MANY_CALLS && status !== BUSY) return undefined;
  return readRetryAfter(headers.get('retry-after'), headers.get('date'), currentTime());
}

/** How old a reply may be that the browser has kept, in milliseconds. */
const oldestMs = ({ req: { options } }: CallContext): number =>
  options.cache === undefined ? (options.maxAgeSeconds ?? 0) * 1000 : 0;

type AnswerParts = Pick<RequestParts, 'text' | 'expiry' | 'operationEnd'>;

/** Converts the raw Response to the `result`, or throws a RequestError. */
export function answerMiddleware({ text, expiry, operationEnd }: AnswerParts): Middleware {
  async function whileConnected<T>(action: () => Promise<T>, wasSent: () => boolean): Promise<T> {
    try {
      return await action();
    } catch (cause) {
      // An error before the fetch, such as unserializable data, is a bug.
      if (isAbortError(cause) || !wasSent()) throw cause;
      throw new RequestError('network', text('request.network.description'), {
        code: NETWORK_ERROR_CODE,
        cause,
      });
    }
  }

  return async (ctx, next) => {
    const wasSent = () => ctx.req.originUrl !== undefined;
    await whileConnected(next, wasSent);
    const response = ctx.res as Response;
    const { method = 'GET', responseType } = ctx.req.options;
    const { status } = response;
    const { judgesSession = false, takesAnyJson } = ctx;

    try {
      if (responseType === 'blob' && isSuccessStatus(status)) {
        const download = await whileConnected(() => readDownload(response), wasSent);
        ctx.res = download.judge({ judgesSession }, text);
        return;
      }
      const bodyless = /^(head|options)$/i.test(method) && isSuccessStatus(status);
      const body = await whileConnected(() => response.text(), wasSent);
      const reply: Reply = {
        status,
        body: bodyless ? '' : body,
        judgesSession,
        takesAnyJson,
        retryAfterSeconds: readPause(response),
      };
      ctx.res = judge(reply, text);
      if (process.env.NODE_ENV === 'development' && body && /^get$/i.test(method) && ctx.res === undefined)
        console.warn(`GET ${ctx.req.url} was answered without a result: ${body}`);
    } catch (error) {
      if (isEnded(error)) operationEnd?.note('now');
      else if (isNotOffered(error)) operationEnd?.note('missing');
      throw error;
    } finally {
      // A refusal says all three as well.
      if (response.headers.has(SUNSET_HEADER) || response.headers.has(DEPRECATION_HEADER))
        operationEnd?.note('soon');
      noteServerTime(response.headers.get('date'), ctx.res, oldestMs(ctx));
      expiry?.note(ctx.sentToken, response.headers.get(SESSION_AGE_HEADER));
    }
  };
}

/**
 * Reads the `result` by the schema of the call, tolerantly (`answerSchema`). One that does not match, also that of a
 * refusal, rejects with a `parse` error.
 */
export function resultShapeMiddleware(text: Text): Middleware {
  // The first issue helps with debugging.
  const unreadable = (cause: unknown) => new RequestError('parse', text('request.parse.result'), { cause });
  return async (ctx, next) => {
    const { schema, handledCodes = [] } = ctx.req.options;
    try {
      await next();
    } catch (error) {
      const issues = handledCodes.map((each) => typeof each === 'object' && refusalIssue(error, each));
      const issue = issues.find(Boolean);
      throw issue ? unreadable(issue) : error;
    }
    if (!schema) return;
    const checked = safeParse(answerSchema(schema), ctx.res, { abortEarly: true });
    if (!checked.success) throw unreadable(checked.issues[0]);
    ctx.res = checked.output;
  };
}
