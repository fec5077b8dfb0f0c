import { digest } from './digest';
import type { MockRequest, MockResponse } from './http';

/** Everything but the address that a reply depends on: the language, the user, and the state of the mock. */
const VARY = 'Accept-Language, X-Authorization, X-Mock-State, Cookie';

const TAG_LENGTH = 16;

/** A weak tag of a content, since what compresses it on the way changes its bytes. */
export const entityTag = (content: string): string => `W/"${digest(content).slice(0, TAG_LENGTH)}"`;

/** Weak comparison (RFC 9110): the characters between the quotation marks decide. */
const toOpaque = (tag: string) => tag.replace(/^W\//, '');

/** Whether the tag is one of those that the caller already has: `*`, or a list of tags. */
export function matchesTag(ifNoneMatch: string | string[] | undefined, tag: string): boolean {
  const named = [ifNoneMatch].flat().join(',');
  if (named.trim() === '*') return true;
  const tags = named.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return tags.some((each) => toOpaque(each) === toOpaque(tag));
}

/**
 * Sends what browsers and CDNs may keep, or HTTP status 304 without a body when the caller has it.
 * @param maxAgeSeconds for how long it may be used without asking again; 0 to ask each time
 */
export function sendKept(
  { headers }: MockRequest,
  response: MockResponse,
  maxAgeSeconds: number,
  body: object,
): void {
  const tag = entityTag(JSON.stringify(body));
  response.setHeader(
    'Cache-Control',
    `public, ${maxAgeSeconds > 0 ? `max-age=${maxAgeSeconds}` : 'no-cache'}`,
  );
  response.setHeader('Vary', VARY);
  response.setHeader('ETag', tag);
  if (matchesTag(headers['if-none-match'], tag)) response.status(304).end();
  else response.status(200).json(body);
}
