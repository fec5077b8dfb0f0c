import type { EndpointKey } from '../../../config/contract/endpoint';
import { accountingDay, DAY_MS } from '../../../src/domain/calendar';
import type { Query } from '../backend';
import { at, getEntries } from '../samples';

type Results = ReadonlyMap<EndpointKey, unknown>;

/** Two queries that differ in one parameter alone, so that their answers must differ. */
type Pair = readonly [Query, Query];

const day = (daysAgo: number) => accountingDay(Date.now() - daysAgo * DAY_MS);

/** Of days that are over: today's figures grow. */
const DAYS: Record<string, Pair> = {
  from: [
    { from: day(6), to: day(3) },
    { from: day(5), to: day(3) },
  ],
  to: [
    { from: day(6), to: day(3) },
    { from: day(6), to: day(4) },
  ],
  range: [{ range: 'today' }, { range: 'week' }],
};
const DAY_QUERY = { from: day(9), to: day(3) };
const CHANNELS: Pair = [{ channel: 'web' }, { channel: 'api' }];

type Variants = Readonly<Record<string, Pair>>;

/** Of reads that are no lists, or of lists whose entries do not show the parameter. */
const VARIANTS: Partial<Record<EndpointKey, (results: Results) => Variants>> = {
  'GET console/dashboard/analysis': () => DAYS,
  'GET console/dashboard/store/{storeId}': () => DAYS,
  'GET console/dashboard/keywords': () => ({
    ...DAYS,
    sort: [
      { ...DAY_QUERY, sort: 'users' },
      { ...DAY_QUERY, sort: 'change' },
    ],
    order: [
      { ...DAY_QUERY, order: 'ascend' },
      { ...DAY_QUERY, order: 'descend' },
    ],
  }),
  'GET console/dashboard/live': () => ({ channel: CHANNELS }),
  'GET console/dashboard/monitor': () => ({
    channel: CHANNELS,
    period: [{ period: 'hour' }, { period: 'week' }],
  }),
  'GET console/list/tasks': () => ({ sort: [{ sort: 'newest' }, { sort: 'oldest' }] }),
  'GET service/{serviceId}/reviews': () => ({ sort: [{ sort: 'helpful' }, { sort: 'lowest' }] }),
  'GET console/account/items': () => ({ kind: [{ kind: 'articles' }, { kind: 'projects' }] }),
  'GET console/form/submission/latest': () => ({ outcome: [{ outcome: 'success' }, { outcome: 'fail' }] }),
  'GET agreement/{code}': (results): Variants => {
    const known = getEntries(at(results.get('GET agreement/{code}'), 'versions')).map(({ version }) =>
      String(version),
    );
    const [current, former] = known;
    if (current === undefined || former === undefined) return {};
    return { version: [{ version: current }, { version: former }] };
  },
};

export const variantsOf = (key: EndpointKey, results: Results): Variants => VARIANTS[key]?.(results) ?? {};

/** Files of what a list shows: they have the filters of the list. */
export const FILES: Partial<Record<EndpointKey, EndpointKey>> = {
  'GET charge/export': 'GET charge/list',
  'GET invoice/export': 'GET invoice/list',
  'GET rule/export': 'GET rule',
};

/** Parameters that no answer can show, with the reason. */
export const UNSEEN: Partial<Record<EndpointKey, Readonly<Record<string, string>>>> = {
  'GET column/list': { state: 'hidden columns are up to the back end' },
  'GET rule/changes': { since: 'it needs a change, which --writes makes' },
};
