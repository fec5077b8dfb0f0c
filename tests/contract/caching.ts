import type { Endpoint, EndpointKey } from '../../config/contract/endpoint';
import type { CallOptions, Reply } from './backend';
import type { Problem } from './verdict';

const SECTION = '(section "Caches and fresh data")';
const TAG = /^(?:W\/)?"[^"]*"$/;

const toNames = (value: string | null) => (value ?? '').toLowerCase().split(/\s*,\s*/);

/** Whether a reply says that it may be kept. */
export const isKept = ({ headers }: Pick<Reply, 'headers'>): boolean =>
  !toNames(headers.get('cache-control')).includes('no-store');

/** Seconds for which a reply may be used without asking again, also after its time. */
function usableSeconds(control: readonly string[]): number {
  if (control.includes('no-cache')) return 0;
  const stated = (...names: string[]) =>
    control.flatMap((each) => {
      const [name = '', seconds] = each.split('=');
      return names.includes(name) ? [Number(seconds?.replaceAll('"', ''))] : [];
    });
  const kept = stated('max-age', 's-maxage');
  const late = stated('stale-while-revalidate');
  // Without a time, caches choose one.
  return kept.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...kept) + Math.max(0, ...late);
}

/**
 * The problems of the headers that say what may be kept.
 * @param endpoint that of a reply that may be kept; undefined for any other
 */
export function cacheProblems(headers: Headers, endpoint: Endpoint | undefined): Problem[] {
  if (!isKept({ headers })) return [];
  const path = 'header Cache-Control';
  if (endpoint?.maxAgeSeconds === undefined)
    return [{ path, message: 'send no-store with every reply that may not be kept (section "HTTP")' }];
  const { maxAgeSeconds, auth } = endpoint;
  const problems: Problem[] = [];
  const check = (isRight: boolean, header: string, message: string) =>
    isRight || problems.push({ path: `header ${header}`, message: `${message} ${SECTION}` });
  const seconds = usableSeconds(toNames(headers.get('cache-control')));
  check(seconds <= maxAgeSeconds, 'Cache-Control', `send max-age=${maxAgeSeconds} or less, or no-store`);
  const tag = headers.get('etag');
  check(tag !== null, 'ETag', 'is missing in a reply that may be kept');
  check(tag === null || TAG.test(tag), 'ETag', 'is no tag: write it between quotation marks');
  const varies = toNames(headers.get('vary'));
  const needed = ['Accept-Language', ...(auth === 'optional' ? ['x-authorization'] : [])];
  const missing = needed.filter((name) => !varies.includes('*') && !varies.includes(name.toLowerCase()));
  check(missing.length === 0, 'Vary', `does not name ${missing.join(', ')}; add that`);
  return problems;
}

/** The tags of all replies so far, to see one that two contents have. */
export class Tags {
  private readonly bodies = new Map<string, string>();

  problems(key: EndpointKey, { params, query }: CallOptions, { headers, text }: Reply): Problem[] {
    const tag = headers.get('etag');
    if (tag === null || !isKept({ headers })) return [];
    const name = JSON.stringify([key, params, query, tag.replace(/^W\//, '')]);
    const known = this.bodies.get(name);
    this.bodies.set(name, text);
    if (known === undefined || known === text) return [];
    return [
      { path: 'header ETag', message: `is that of another content; make it from the content ${SECTION}` },
    ];
  }
}
