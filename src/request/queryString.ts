import { encodePart } from '@/domain/characters';

/**
 * Replaces `qs` in umi-request (see `alias` in .umirc.ts): repeated keys for arrays, brackets for objects, a bare key for
 * null, nothing for undefined. `qs` is 11 KB of every first visit.
 */

const encode = (text: string) =>
  encodePart(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

function pairs(key: string, value: unknown): string[] {
  if (value === undefined || typeof value === 'function') return [];
  if (value === null) return [encode(key)];
  if (value instanceof Date) return [`${encode(key)}=${encode(value.toISOString())}`];
  if (Array.isArray(value)) return value.flatMap((item) => pairs(key, item));
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([name, item]) => pairs(`${key}[${name}]`, item));
  }
  return [`${encode(key)}=${encode(String(value))}`];
}

/** Encodes an object as a query string or form body. */
export function stringify(fields: object): string {
  return Object.entries(fields)
    .flatMap(([key, value]) => pairs(key, value))
    .join('&');
}

/** Parses a query string; a repeated key becomes an array. */
export function parse(text: string): Record<string, string | string[]> {
  const fields: Record<string, string | string[]> = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const before = fields[key];
    fields[key] = before === undefined ? value : [before, value].flat();
  }
  return fields;
}
