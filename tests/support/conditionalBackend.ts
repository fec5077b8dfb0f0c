import http from 'node:http';
import { listen } from './smallBuild';

const TAG = 'abc';
const CONTROL = 'public, max-age=60';
const BODY = JSON.stringify({ code: 200, result: 'x'.repeat(5_000) });

const opaque = (tag: string) => tag.replace(/^W\//, '').replaceAll('"', '');

/** Starts a back end whose reply may be kept, with a tag, and returns its port. */
export const startConditionalBackend = (): Promise<number> =>
  listen(
    http.createServer((request, response) => {
      const known = (request.headers['if-none-match'] ?? '').split(/,\s*/).map(opaque);
      response.setHeader('Content-Type', 'application/json');
      response.setHeader('Cache-Control', CONTROL);
      response.setHeader('Vary', 'Accept-Language, X-Authorization');
      response.setHeader('ETag', `"${TAG}"`);
      if (known.includes(TAG)) response.writeHead(304).end();
      else response.end(BODY);
    }),
  );

/** Reads through a web server twice, the second time with the tag of the first reply, and returns what was replied. */
export async function readTwice(origin: string, encoding: string) {
  const headers = { 'Accept-Encoding': encoding };
  const first = await fetch(`${origin}/api/v1/column/list`, { headers });
  const tag = first.headers.get('etag') ?? '';
  const second = await fetch(`${origin}/api/v1/column/list`, {
    headers: { ...headers, 'If-None-Match': tag },
  });
  return {
    statuses: [first.status, second.status],
    isWhole: (await first.text()) === BODY,
    isEmpty: (await second.text()) === '',
    control: [first, second].map((reply) => reply.headers.get('cache-control')),
    varies: first.headers.get('vary')?.toLowerCase() ?? '',
  };
}

/** What a web server that leaves the headers alone lets through. */
export const PASSED_ON = {
  statuses: [200, 304],
  isWhole: true,
  isEmpty: true,
  control: [CONTROL, CONTROL],
  varies: expect.stringMatching(/accept-language.*x-authorization|x-authorization.*accept-language/),
};
