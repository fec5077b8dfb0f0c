import type { Endpoint } from '../../config/contract/endpoint';
import type { GeneratedBreak } from './generatedBreaks';
import { changeReply, changeRequest, type Reply, type Tamper } from './tampering';

/** Whether the back end lets the reply be kept. */
const isKept = ({ headers }: Reply) => headers['cache-control']?.startsWith('public') === true;

/** Changes the headers of the replies that may be kept; undefined removes one. */
const changeKept = (key: string, changed: Record<string, string | undefined>): Tamper =>
  changeReply(key, (reply) => {
    if (!isKept(reply)) return {};
    const entries = Object.entries({ ...reply.headers, ...changed });
    const headers = entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
    return { headers: Object.fromEntries(headers) };
  });

/** Breaks each promise of an operation whose replies may be kept. */
export function cacheBreaks({ key, auth, parameters, maxAgeSeconds }: Endpoint): GeneratedBreak[] {
  if (maxAgeSeconds === undefined) return [];
  // By an unknown id or a wrong token.
  const isRefused = parameters.length > 0 || auth === 'optional';
  const tampers: Record<string, Tamper> = {
    'ignores If-None-Match': changeRequest(key, ({ headers }) => {
      headers.delete('if-none-match');
      return { headers };
    }),
    'answers every If-None-Match with 304': changeReply(key, (reply, { headers }) =>
      headers.has('if-none-match') && isKept(reply) ? { status: 304, body: '' } : {},
    ),
    'knows one tag of If-None-Match only': changeRequest(key, ({ headers }) => {
      if (headers.get('if-none-match')?.includes(',')) headers.delete('if-none-match');
      return { headers };
    }),
    'keeps the tag when the content changes': changeKept(key, { etag: '"1"' }),
    'sends no tag': changeKept(key, { etag: undefined }),
    'says nothing of the language': changeKept(key, { vary: 'x-authorization' }),
    'is kept for too long': changeKept(key, { 'cache-control': `public, max-age=${maxAgeSeconds + 1}` }),
    ...(isRefused && {
      'is kept after a refusal': changeReply(key, ({ headers, body }) =>
        body.includes('"code":200') ? {} : { headers: { ...headers, 'cache-control': 'public, max-age=1' } },
      ),
    }),
    ...(auth === 'optional' && {
      'says public of what a user gets': changeReply(key, ({ headers }, request) =>
        request.headers.has('x-authorization')
          ? { headers: { ...headers, 'cache-control': 'public, max-age=1', etag: '"1"' } }
          : {},
      ),
      'says nothing of the user': changeKept(key, { vary: 'accept-language' }),
    }),
  };
  return Object.entries(tampers).map(([field, tamper]) => ({
    kind: 'cache',
    key,
    field,
    tamper: () => tamper,
  }));
}
