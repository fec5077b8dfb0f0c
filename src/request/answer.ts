import { type GenericSchema, safeParse } from 'valibot';
import { isAbortError, RequestError } from '@/domain/requestError';
import type { Middleware, Text } from './callContext';
import { readDownload } from './download';
import { isSuccessStatus, judge, type Reply } from './judgement';

/** Code of a call that nothing answered (spec section 8). */
export const NO_ANSWER_CODE = 1999;

/** Turns umi-request's raw Response into the `result`, or into the one RequestError that says why there is none. */
export function answerMiddleware(text: Text): Middleware {
  async function whileConnected<T>(action: () => Promise<T>, wasSent: () => boolean): Promise<T> {
    try {
      return await action();
    } catch (cause) {
      // What broke before the fetch (data that has no JSON, say) is a mistake in a program, not in the network.
      if (isAbortError(cause) || !wasSent()) throw cause;
      throw new RequestError('network', text('request.network.description'), { code: NO_ANSWER_CODE, cause });
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

/** Gives the caller its `result` only in the shape its schema names; anything else is a `parse` error, never a blank page. */
export function resultShapeMiddleware(text: Text): Middleware {
  return async (ctx, next) => {
    await next();
    const { schema } = ctx.req.options;
    if (schema) ctx.res = checkResult(schema, ctx.res, text);
  };
}

function checkResult(schema: GenericSchema, result: unknown, text: Text): unknown {
  const checked = safeParse(schema, result, { abortEarly: true });
  if (checked.success) return checked.output;
  // The first issue says where the shape broke, for whoever reads the log; a user cannot do anything with it.
  throw new RequestError('parse', text('request.parse.result'), { cause: checked.issues[0] });
}
