import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';
import { isCodeHeader, readSecurityHeaders, securityHeadersFile } from '../deploy/securityHeaders';
import { requireMatch } from '../requireMatch';
import { readPages } from '../shell/publicPages';

const FILE = 'security-headers.txt';

/** Files with a content hash in their name, which config/deploy/nginx.conf.template also caches forever. */
const HASHED = /\.[0-9a-f]{8}\.(async\.js|chunk\.css|[a-z0-9]+)$/;
const CODE = /\.(js|css)$/;
const FOR_A_YEAR = 'public, max-age=31536000, immutable';
const CALL_OR_FILE = /^\/api\/|\.\w+$/;

/** Gives the document of a path without a page the status 404, which Umi's preview sends with 200. */
function sendAsMissing({ headers }: http.IncomingMessage, response: http.ServerResponse): void {
  // A document that the browser has already would be sent with 304.
  delete headers['if-none-match'];
  const { writeHead } = response;
  response.writeHead = ((_status: number, fields?: http.OutgoingHttpHeaders) =>
    writeHead.call(response, 404, fields)) as typeof writeHead;
}

/** Umi's preview lets pages of every other site read its replies, which no web server of the portal does. */
function keepFromOtherSites(response: http.ServerResponse): void {
  const { writeHead } = response;
  response.writeHead = ((...parts: Parameters<typeof writeHead>) => {
    for (const name of response.getHeaderNames())
      if (name.startsWith('access-control-')) response.removeHeader(name);
    return writeHead.apply(response, parts);
  }) as typeof writeHead;
}

/**
 * Writes the security headers into the build for the web server, and sends them in `npm run preview`, so that violations
 * of the Content-Security-Policy show there and in every browser journey. Preview also caches hashed files, chooses the
 * document of a page, sends status 404 for a path without one, and keeps its replies from other sites, as that web server does.
 * PREVIEW_API_ORIGIN, PREVIEW_COLLECTOR_ORIGIN and PREVIEW_PICTURE_ORIGINS add allowed origins.
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
    const findDocument = readPages(readFileSync(join(folder, 'pages.txt'), 'utf8'));
    const headers = readSecurityHeaders(readFileSync(join(folder, FILE), 'utf8'), {
      apiOrigin: process.env.PREVIEW_API_ORIGIN,
      collectorOrigin: process.env.PREVIEW_COLLECTOR_ORIGIN,
      pictureOrigins: process.env.PREVIEW_PICTURE_ORIGINS,
    });
    // Umi's preview accepts no middleware, so the server's listener is wrapped.
    const { createServer } = http;
    http.createServer = ((listener: http.RequestListener) =>
      createServer((request, response) => {
        keepFromOtherSites(response);
        const isHashed = hashed.has(request.url ?? '');
        const sent = isHashed && CODE.test(request.url ?? '') ? headers.filter(isCodeHeader) : headers;
        for (const [name, value] of sent) response.setHeader(name, value);
        if (isHashed) response.setHeader('Cache-Control', FOR_A_YEAR);
        const path = request.url?.replace(/\?.*/, '') ?? '';
        const document = findDocument(path);
        if (document) request.url = `/${document}`;
        else if (!CALL_OR_FILE.test(path)) sendAsMissing(request, response);
        listener(request, response);
      })) as typeof createServer;
  });
};
