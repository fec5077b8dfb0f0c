import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';
import { readSecurityHeaders, securityHeadersFile } from '../deploy/securityHeaders';

const FILE = 'security-headers.txt';

/**
 * Writes the security headers beside the build, for the web server that serves it, and sends the same ones in
 * `npm run preview`, so that whatever the Content-Security-Policy forbids shows there and in every browser journey.
 * PREVIEW_API_ORIGIN and PREVIEW_COLLECTOR_ORIGIN name what else the page may call.
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
    const headers = readSecurityHeaders(readFileSync(join(api.paths.absOutputPath, FILE), 'utf8'), {
      apiOrigin: process.env.PREVIEW_API_ORIGIN,
      collectorOrigin: process.env.PREVIEW_COLLECTOR_ORIGIN,
    });
    // Umi's preview has no place for a middleware of ours: what answers is given the headers before it is asked.
    const { createServer } = http;
    http.createServer = ((listener: http.RequestListener) =>
      createServer((request, response) => {
        for (const [name, value] of headers) response.setHeader(name, value);
        listener(request, response);
      })) as typeof createServer;
  });
};
