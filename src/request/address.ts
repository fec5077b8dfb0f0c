import type { Middleware, SentOptions } from './callContext';
import { isWholePath } from './path';
import type { RequestParts } from './requestConfig';

const METHODS_WITH_BODY = ['post', 'put', 'patch', 'delete'];

/** umi-request encodes objects and arrays, but drops `0`, `false` and `''`. Strings are sent as they are. */
export function sendPrimitive(options: SentOptions): void {
  const { data, method = 'get' } = options;
  if (!METHODS_WITH_BODY.includes(method.toLowerCase())) return;
  if (typeof data === 'number' || typeof data === 'boolean') {
    options.headers = {
      Accept: 'application/json',
      'Content-Type': 'application/json;charset=UTF-8',
      ...options.headers,
    };
    options.body = JSON.stringify(data);
    options.data = undefined;
  } else if (data === '') {
    options.body = data;
  }
}

const LOGOUT_PATH = 'user/logout';
const AUTHORIZATION = 'x-authorization';

type AddressParts = Pick<RequestParts, 'apiHost' | 'locale' | 'session'>;

function writeHeaders(own: SentOptions['headers'], given: SentOptions['headers']): Record<string, string> {
  // Headers normalises names and rejects invalid values.
  const headers = new Headers();
  for (const [name, value] of [...Object.entries(own ?? {}), ...Object.entries(given ?? {})]) {
    if (value !== undefined) headers.set(name, value);
  }
  const record: Record<string, string> = {};
  headers.forEach((value, name) => {
    // umi-request adds these two in this spelling; another spelling would duplicate them.
    if (name === 'accept') record.Accept = value;
    else if (name === 'content-type') record['Content-Type'] = value;
    else record[name] = value;
  });
  return record;
}

function dropUndefined(params: SentOptions['params'] = {}): Record<string, unknown> {
  const entries = Object.entries(params).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    entries.map(([key, value]) => [
      key,
      Array.isArray(value) ? value.filter((item) => item !== undefined) : value,
    ]),
  );
}

/** Adds host, `/api/v1/` unless the path is a whole one, token and language (spec section 7) and stores the sent token. */
export function addressMiddleware({ apiHost, locale, session }: AddressParts): Middleware {
  return async (ctx, next) => {
    const { options } = ctx.req;
    const path = ctx.req.url.replace(/^\/+/, '');
    const token = options.skipAuth ? undefined : session.token();

    ctx.judgesSession = !options.skipAuth && path.split(/[?#]/, 1)[0] !== LOGOUT_PATH;
    ctx.takesAnyJson = isWholePath(ctx.req.url);
    ctx.req.url = `${apiHost()}${ctx.takesAnyJson ? '/' : '/api/v1/'}${path}`;
    options.params = dropUndefined(options.params);
    // The caller's headers win: a logout sends the removed token.
    options.headers = writeHeaders({ 'Accept-Language': locale(), [AUTHORIZATION]: token }, options.headers);
    ctx.sentToken = options.skipAuth ? undefined : options.headers[AUTHORIZATION];
    sendPrimitive(options);
    await next();
  };
}
