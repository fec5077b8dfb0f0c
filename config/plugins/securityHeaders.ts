import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';
import { readSecurityHeaders, securityHeadersFile } from '../deploy/securityHeaders';
import { requireMatch } from '../requireMatch';
import { CONSOLE_PATHS } from '../shell/frames';

const FILE = 'security-headers.txt';

/** Files with a content hash in their name, which config/deploy/nginx.conf.template also caches forever. */
const HASHED = /\.[0-9a-f]{8}\.(async\.js|chunk\.css|[a-z0-9]+)$/;
const FOR_A_YEAR = 'public, max-age=31536000, immutable';

/**
 * Writes the security headers into the build for the web server, and sends them in `npm run preview`, so that violations
 * of the Content-Security-Policy show there and in every browser journey. Preview also caches hashed files, and chooses
 * the console's document, as that web server does. PREVIEW_API_ORIGIN and PREVIEW_COLLECTOR_ORIGIN add allowed origins.
 */
export default (api: IApi) => {
  api.onBuildHtmlComplete(() => {
    const folder = api.paths.absOutputPath;
    const documents = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.html'))
      .map((name) => readFileSync(join(folder, name), 'utf8'));
    writeFileSync(join(folder, FILE), securityHeadersFile(documents));
  });

  api.onStart(() => {
    if (api.name !== 'preview') return;
    const folder = api.paths.absOutputPath;
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const hashed = new Set(files.filter((name) => HASHED.test(name)).map((name) => `/${name}`));
    requireMatch(hashed.size, 'file of the build named after its content');
    const headers = readSecurityHeaders(readFileSync(join(folder, FILE), 'utf8'), {
      apiOrigin: process.env.PREVIEW_API_ORIGIN,
      collectorOrigin: process.env.PREVIEW_COLLECTOR_ORIGIN,
      pictureOrigins: process.env.PREVIEW_PICTURE_ORIGINS,
    });
    // Umi's preview accepts no middleware, so the server's listener is wrapped.
    const { createServer } = http;
    http.createServer = ((listener: http.RequestListener) =>
      createServer((request, response) => {
        for (const [name, value] of headers) response.setHeader(name, value);
        if (hashed.has(request.url ?? '')) response.setHeader('Cache-Control', FOR_A_YEAR);
        if (CONSOLE_PATHS.includes(request.url?.replace(/\?.*/, '') ?? '')) request.url = '/console.html';
        listener(request, response);
      })) as typeof createServer;
  });
};
