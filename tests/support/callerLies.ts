import { once } from 'node:events';
import http from 'node:http';
import { json } from 'node:stream/consumers';

/** Paths that a back end may understand otherwise than a web server, in the form in which they are sent. */
export const ODD_PATHS =
  `//api/v1/user /api//v1/user /api/v1/..;/admin /api/v1/user;x=1 /api/v1/../user /api/v1/./user /api/v1/user/..
  /home/../api/v1/user /api/v1/..%5cadmin /api/v1/..%2Fadmin /api/v1/%2e%2e/admin /api/v1/a%0ab /api/v1/a%252fb
  /api/v1/a%3Bb /api/v1/a\\b /api/v1/%C0%AE%c0%ae/admin /api/v1/..%e0%80%afadmin /api/v1/..%f0%80%80%af`.split(
    /\s+/,
  );

/** Asks for a path as it is; `fetch` would tidy it up. Returns the path with the status of the reply. */
export async function askFor(origin: string, path: string): Promise<[string, number | undefined]> {
  const { hostname, port } = new URL(origin);
  const [reply] = (await once(http.get({ hostname, port, path }), 'response')) as [http.IncomingMessage];
  return [path, reply.resume().statusCode];
}

/** What only a proxy may say, or nobody. */
const SAID = {
  'x-forwarded-for': '198.51.100.7, 203.0.113.9',
  'x-forwarded-proto': 'https',
  'x-real-ip': '198.51.100.7',
  forwarded: 'for=198.51.100.7',
  'true-client-ip': '198.51.100.7',
  'x-original-url': '/admin',
  'x-rewrite-url': '/admin',
  'x-http-method-override': 'DELETE',
  'x-forwarded-prefix': '/admin',
  'x-forwarded-server': 'elsewhere.example',
  // Many back ends read an underscore as a hyphen.
  x_forwarded_for: '198.51.100.7',
  x_real_ip: '198.51.100.7',
  x_original_url: '/admin',
};

/** Asks each server on the way to drop what the web server itself says. */
const DROPPED = 'close, X-Forwarded-For, X-Forwarded-Proto, X-Real-IP';

/** Sends all these headers to an address. Returns those that the back end received, which it repeats in its reply, and the HSTS header of the reply. */
export async function tellBackend(address: string): Promise<Record<string, unknown>> {
  const request = http.get(address, { headers: { ...SAID, connection: DROPPED } });
  const [reply] = (await once(request, 'response')) as [http.IncomingMessage];
  const { headers } = (await json(reply)) as { headers: Record<string, string> };
  const told = Object.keys(SAID).flatMap((name) => (headers[name] ? [[name, headers[name]]] : []));
  return { hsts: reply.headers['strict-transport-security'] ?? null, ...Object.fromEntries(told) };
}

const NEARBY = expect.stringMatching(/^(127\.0\.0\.1|::1)$/);

/** What a back end is told of a caller from this machine, and when this machine is a trusted proxy. */
export const TOLD = {
  ofCaller: { hsts: null, 'x-forwarded-for': NEARBY, 'x-forwarded-proto': 'http', 'x-real-ip': NEARBY },
  byTrustedProxy: {
    hsts: 'max-age=31536000',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-proto': 'https',
    'x-real-ip': '203.0.113.9',
  },
};
