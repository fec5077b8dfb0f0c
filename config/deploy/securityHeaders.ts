import { createHash } from 'node:crypto';

/** Placeholders for values of the deployment, filled in by config/deploy/render.sh or `readSecurityHeaders`. */
const API_ORIGIN = '@API_ORIGIN@';
const COLLECTOR_ORIGIN = '@COLLECTOR_ORIGIN@';
const PICTURE_ORIGINS = '@PICTURE_ORIGINS@';

/** Space-separated origins that the browser calls besides the portal's own host. */
export interface CalledOrigins {
  apiOrigin?: string;
  collectorOrigin?: string;
  pictureOrigins?: string;
}

/** Returns the policy's sources for all inline scripts of a document. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = [
    ...html.matchAll(/<script\b(?![^>]*\s(?:src\s*=|type="application\/json"))[^>]*>([\s\S]*?)<\/script>/gi),
  ];
  const hashes = scripts.map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  return [...new Set(hashes)];
}

function contentSecurityPolicy(documents: string[]): string {
  const scripts = [...new Set(documents.flatMap(inlineScriptHashes))];
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    // Without unsafe-inline and unsafe-eval: only files of the portal and scripts with a known hash run.
    'script-src': ["'self'", ...scripts],
    'script-src-attr': ["'none'"],
    // antd adds style elements at run time. A nonce needs a new index.html for every reply, and that file is
    // static, so inline styles are allowed. They run no code.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', API_ORIGIN, PICTURE_ORIGINS],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", API_ORIGIN, COLLECTOR_ORIGIN],
    'worker-src': ["'self'"],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // Texts become markup or the address of a script only by the policy that config/shell/trustedTypes.ts sets.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * Returns the headers of every reply except the API's and code, one `Name: value` per line: for the web server
 * (config/deploy/render.sh) and for `npm run preview`. `documents` are the built HTML files.
 */
export function securityHeadersFile(documents: string[]): string {
  const headers = {
    'Content-Security-Policy': contentSecurityPolicy(documents),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=(), browsing-topics=()',
  };
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
}

/** Headers of scripts and style sheets as well. The others are about documents, and a session loads many files. */
const OF_CODE = ['X-Content-Type-Options', 'Cross-Origin-Resource-Policy'];
export const isCodeHeader = ([name]: readonly [name: string, value: string]) => OF_CODE.includes(name);

/** Parses that file and fills in the origins of the deployment. */
export function readSecurityHeaders(
  file: string,
  called: CalledOrigins = {},
): [name: string, value: string][] {
  const filled = file
    .replaceAll(` ${API_ORIGIN}`, called.apiOrigin ? ` ${called.apiOrigin}` : '')
    .replaceAll(` ${COLLECTOR_ORIGIN}`, called.collectorOrigin ? ` ${called.collectorOrigin}` : '')
    .replaceAll(` ${PICTURE_ORIGINS}`, called.pictureOrigins ? ` ${called.pictureOrigins}` : '');
  return filled
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const end = line.indexOf(': ');
      return [line.slice(0, end), line.slice(end + 2)];
    });
}
