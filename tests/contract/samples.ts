import type { Endpoint, EndpointKey } from '../../config/contract/endpoint';
import { accountingDay, DAY_MS } from '../../src/domain/calendar';
import type { CallOptions } from './backend';

type Results = ReadonlyMap<EndpointKey, unknown>;
type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** A PNG of one pixel. */
export const PIXEL = new Blob(
  [
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      'base64',
    ),
  ],
  { type: 'image/png' },
);

/** Reads a path of a result; undefined where it ends. */
export function at(value: unknown, ...path: (string | number)[]): unknown {
  return path.reduce<unknown>((inner, step) => (isObject(inner) ? inner[step] : undefined), value);
}

/** The entries of a list, with or without paging. */
export function getEntries(result: unknown): Fields[] {
  const list = Array.isArray(result) ? result : at(result, 'list');
  return Array.isArray(list) ? list.filter(isObject) : [];
}

/** What tells an entry from the others: its ids, or all of it without any. */
export function identify(entry: Fields | undefined): string {
  const ids = Object.entries(entry ?? {}).filter(([name]) => /Id$|^(key|code)$/.test(name));
  return JSON.stringify(ids.length > 0 ? ids : entry);
}

/** Creates a call from earlier results. */
type Sample = (results: Results) => Pick<CallOptions, 'params' | 'query'> | undefined;

const param = (name: string, value: unknown) =>
  typeof value === 'string' && value !== '' ? { params: { [name]: value } } : undefined;

/** Endpoints whose ids are not in the list above them. */
const SAMPLES: Partial<Record<EndpointKey, Sample>> = {
  'GET announcement/{announcementId}/attachment/{attachmentId}': (results) => {
    const announcement = results.get('GET announcement/{announcementId}');
    const announcementId = at(announcement, 'announcementId');
    const attachmentId = at(announcement, 'attachments', 0, 'attachmentId');
    if (typeof announcementId !== 'string' || typeof attachmentId !== 'string') return undefined;
    return { params: { announcementId, attachmentId } };
  },
  'GET certification/file/{fileId}': (results) =>
    param('fileId', at(results.get('GET certification/current'), 'application', 'files', 0, 'fileId')),
  'GET provider/{providerId}': (results) =>
    param('providerId', at(getEntries(results.get('GET service/list'))[0], 'provider', 'providerId')),
  'GET console/dashboard/store/{storeId}': (results) =>
    param('storeId', at(results.get('GET console/dashboard/analysis'), 'stores', 0, 'storeId')),
  // Days that are over: of today's searches there are more at each look.
  'GET console/dashboard/keywords': () => ({
    query: { from: accountingDay(Date.now() - 9 * DAY_MS), to: accountingDay(Date.now() - 3 * DAY_MS) },
  }),
  'GET console/access/person/{userId}': (results) =>
    param('userId', at(results.get('GET console/access/people'), 'people', 0, 'userId')),
  'GET console/form/draft/{kind}': () => ({ params: { kind: 'goal' } }),
  'GET console/form/submission/byKey/{key}': () => ({ params: { key: 'contract-check-key' } }),
  'GET console/form/submission/list': () => ({ query: { kind: 'goal' } }),
  'GET console/account/items': () => ({ query: { kind: 'articles' } }),
  'GET balance/statement/{month}': () => ({ params: { month: 'current' } }),
  'GET balance/statement/{month}/export': () => ({ params: { month: 'current' } }),
  'GET user/avatar/{pictureId}': (results) => {
    const avatar = at(results.get('GET user/query/current/userInfo'), 'avatar');
    return param('pictureId', /\/user\/avatar\/([^/?]+)/.exec(String(avatar))?.[1]);
  },
  'GET support/ticket/byKey/{key}': () => ({ params: { key: 'contract-check-key' } }),
  'GET support/file/{fileId}': (results) =>
    param('fileId', at(results.get('GET support/ticket/{ticketId}'), 'entries', 0, 'files', 0, 'fileId')),
  'GET console/document': () => ({ query: { kind: 'flow' } }),
};

/** Endpoints whose ids are not owned by a user. */
const SHARED: readonly EndpointKey[] = [
  'GET console/form/draft/{kind}',
  'GET console/form/submission/byKey/{key}',
  'GET support/ticket/byKey/{key}',
  'GET balance/statement/{month}',
  'GET balance/statement/{month}/export',
];

export const isShared = ({ key, page }: Endpoint) => page !== undefined || SHARED.includes(key);

/** How to read an endpoint: with an id from the list above it, or as in SAMPLES. Undefined when there is no data. */
export function toSample({ key, path, parameters }: Endpoint, results: Results): ReturnType<Sample> {
  const sample = SAMPLES[key];
  if (sample) return sample(results);
  const [name] = parameters;
  if (name === undefined) return {};
  const above = path.slice(0, path.indexOf('/{'));
  const list = getEntries(results.get(`GET ${above}/list`) ?? results.get(`GET ${above}`));
  return param(name, list[0]?.[name]);
}
