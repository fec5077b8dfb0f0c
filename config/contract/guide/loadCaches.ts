import type { Endpoint } from '../endpoint';
import { ENDPOINTS } from '../endpoints';
import { isPublicRead } from './loadKinds';
import { codes, table } from './markdown';

/** Seconds that a reply may be kept, where a declaration says so. */
const maxAgeOf = (endpoint: Endpoint & { maxAgeSeconds?: number }): number | undefined =>
  endpoint.maxAgeSeconds;

/** What is kept where, from the declarations. */
export function cacheGuide(endpoints: readonly Endpoint[] = ENDPOINTS): string {
  const kept = endpoints.filter((each) => maxAgeOf(each) !== undefined);
  // A captcha is made for each call.
  const isShared = (each: Endpoint) => isPublicRead(each) && !each.download && each.id !== 'createCaptcha';
  const others = endpoints.filter((each) => isShared(each) && !kept.includes(each));
  const ages = [...new Set(kept.map((each) => maxAgeOf(each) ?? 0))].sort((a, b) => a - b);
  const rows = [
    ['files of the portal with a hash in their name', 'a CDN and the browser', 'a year'],
    ['pictures of the portal', 'a CDN and the browser', 'a day'],
    [
      'its pages, `config.js`, `version.json`',
      'a CDN and the browser, asked for each time (`ETag`)',
      'until they change',
    ],
    ...ages.map((age) => [
      codes(kept.filter((each) => maxAgeOf(each) === age).map(({ id }) => id)),
      'as their `Cache-Control` says',
      `${age} seconds`,
    ]),
    ...(others.length > 0
      ? [
          [
            codes(others.map(({ id }) => id)),
            'inside the back end: they are the same for everybody',
            'until they change',
          ],
        ]
      : []),
    ['all other replies, each reply to a write, and each failure', 'nowhere (`no-store`)', 'never'],
  ];
  return `### What is kept where

${table(['what', 'where', 'how long'], rows)}

The files of the portal take most of the bytes of a first visit and need no back end: \`config/deploy/samples\` of the portal has a CDN in front of it, which passes everything below \`/api/\` on. Of the reads above that are the same for everybody, a cache inside the back end saves most of the work; \`Accept-Language\` belongs to its key.`;
}
