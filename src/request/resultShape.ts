import { type GenericSchema, safeParse } from 'valibot';
import { RequestError } from '@/domain/requestError';
import type { Middleware, Text } from './callContext';

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
