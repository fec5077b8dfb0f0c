import { type GenericSchema, safeParse } from 'valibot';
import { isAbortError, RequestError } from '@/domain/requestError';
import { answerSchema } from '@/domain/tolerantSchema';
import type { Middleware, Text } from './callContext';
import { readDownload } from './download';
import { isSuccessStatus, judge, type Reply } from './judgement';

/** Code of a network error (spec section 8). */
export const NETWORK_ERROR_CODE = 1999;

/** Converts the raw Response to the `result`, or throws a RequestError. */
export function answerMiddleware(text: Text): Middleware {
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
    const judgesSession = ctx.judgesSession ?? false;

    if (responseType === 'blob' && isSuccessStatus(status)) {
      const download = await whileConnected(() => readDownload(response), wasSent);
      ctx.res = download.judge({ judgesSession }, text);
      return;
    }
    const bodyless = /^(head|options)$/i.test(method) && isSuccessStatus(status);
    const body = await whileConnected(() => response.text(), wasSent);
    const reply: Reply = { status, body: bodyless ? '' : body, judgesSession };
    ctx.res = judge(reply, text);
  };
}

/** Reads the `result` by the schema of the call, tolerantly (domain.md "Reading answers"). */
export function resultShapeMiddleware(text: Text): Middleware {
  return async (ctx, next) => {
    await next();
    const { schema } = ctx.req.options;
    if (schema) ctx.res = checkResult(schema, ctx.res, text);
  };
}

function checkResult(schema: GenericSchema, result: unknown, text: Text): unknown {
  const checked = safeParse(answerSchema(schema), result, { abortEarly: true });
  if (checked.success) return checked.output;
  // The first issue helps with debugging.
  throw new RequestError('parse', text('request.parse.result'), { cause: checked.issues[0] });
}
