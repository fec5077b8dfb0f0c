import { createHash } from 'node:crypto';

/** Stand in the policy for what only a deployment knows; config/deploy/render.sh or `securityHeaders` fill them. */
const API_ORIGIN = '@API_ORIGIN@';
const COLLECTOR_ORIGIN = '@COLLECTOR_ORIGIN@';

/** What the browser calls besides the portal's own host: origins, or nothing. Several may stand in one, space between. */
export interface CalledOrigins {
  apiOrigin?: string;
  collectorOrigin?: string;
}

/** Every script that stands in the document itself, as the policy names it. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(/<script\b(?![^>]*\ssrc\s*=)[^>]*>([\s\S]*?)<\/script>/gi)];
  const hashes = scripts.map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  return [...new Set(hashes)];
}

function contentSecurityPolicy(documents: string[]): string {
  const scripts = [...new Set(documents.flatMap(inlineScriptHashes))];
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    // No unsafe-inline and no unsafe-eval: what is not a file of ours or known word for word does not run.
    'script-src': ["'self'", ...scripts],
    'script-src-attr': ["'none'"],
    // antd writes its styles at run time into style elements. A nonce would have to be new in every answer, and
    // index.html is one static file, so inline styles are allowed; they run no code.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', API_ORIGIN],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", API_ORIGIN, COLLECTOR_ORIGIN],
    'worker-src': ["'self'"],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * The headers of every answer that is not the API's, one `Name: value` to a line: the one source of them for the web
 * server (config/deploy/render.sh) and for `npm run preview`. `documents` are the built HTML files.
 */
export function securityHeadersFile(documents: string[]): string {
  const headers = {
    'Content-Security-Policy': contentSecurityPolicy(documents),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=(), browsing-topics=()',
  };
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
}

/** Reads that file back for a server of ours, with the deployment's origins in their places. */
export function readSecurityHeaders(
  file: string,
  called: CalledOrigins = {},
): [name: string, value: string][] {
  const filled = file
    .replaceAll(` ${API_ORIGIN}`, called.apiOrigin ? ` ${called.apiOrigin}` : '')
    .replaceAll(` ${COLLECTOR_ORIGIN}`, called.collectorOrigin ? ` ${called.collectorOrigin}` : '');
  return filled
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const end = line.indexOf(': ');
      return [line.slice(0, end), line.slice(end + 2)];
    });
}
