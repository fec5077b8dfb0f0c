import { NOT_FOUND } from '@/domain/endpoint';
import { RequestError } from '@/domain/requestError';
import type { Middleware, Text } from './callContext';

/**
 * Whether a call names a whole path, such as `/api/rule`, instead of one below `/api/v1`. As in pages of Ant Design Pro, its answer may be
 * any JSON, and what its server does with a repeated write is not known.
 */
export const isWholePath = (url: string): boolean => url.startsWith('/api/');

/** Segments that browsers and servers resolve, in every spelling of the URL standard. */
const DOT_SEGMENT = /^(?:\.|%2e){1,2}$/i;

/** Whether a path leads to the endpoint that it names. */
function isExactPath(url: string): boolean {
  const [path = ''] = url.split(/[?#]/, 1);
  return !path.split(/[/\\]/).some((segment) => DOT_SEGMENT.test(segment));
}

/**
 * Answers a call whose id would lead to another endpoint, such as `..`, like one with an unknown id, and sends nothing.
 * No encoding helps: `%2e%2e` is resolved as well.
 */
export function pathMiddleware(text: Text): Middleware {
  return async (ctx, next) => {
    if (!isExactPath(ctx.req.url))
      throw new RequestError('business', text('request.status.404'), { code: NOT_FOUND });
    return next();
  };
}
