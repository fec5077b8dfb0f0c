import type { EndpointKey } from '../../../config/contract/endpoint';
import { accountingDay, accountingMonth, accountingYear } from '../../../src/domain/calendar';
import { RATING_NAMES, RATINGS } from '../../../src/domain/console/consoleSearch';
import { RULE_STATUS } from '../../../src/domain/rule/ruleFields';
import { STATES_OF_GROUP, TICKET_GROUPS } from '../../../src/domain/support/ticket';
import { at } from '../samples';

export type Entry = Record<string, unknown>;
export type FilterValue = string | number;

/** How an entry of a list shows whether a filter keeps it. */
export interface Shown {
  /** The values of the filter that keep an entry. */
  valuesOf: (entry: Entry) => readonly unknown[];
  keeps: (entry: Entry, value: FilterValue) => boolean;
}

/** What the user of the calls is, for filters by it. */
export interface Reader {
  userId: unknown;
}

const read = (entry: Entry, path: string) => at(entry, ...path.split('.'));

/** The filter takes a value of a field, or one of its values. */
export const equal = (path: string): Shown => {
  const valuesOf = (entry: Entry) => [read(entry, path)].flat().filter((value) => value !== undefined);
  return {
    valuesOf,
    keeps: (entry, value) => valuesOf(entry).some((each) => String(each) === String(value)),
  };
};

/** The filter takes one of some names, each of which stands for entries. */
const named = (names: readonly string[], keeps: (entry: Entry, name: string) => boolean): Shown => ({
  valuesOf: (entry) => names.filter((name) => keeps(entry, name)),
  keeps: (entry, value) => keeps(entry, String(value)),
});

const flag = (keeps: (entry: Entry) => boolean): Shown => ({
  valuesOf: (entry) => (keeps(entry) ? [1] : []),
  keeps,
});

/** The filter is a limit of a text or number that is read from an entry. */
const limit = (
  value: (entry: Entry) => unknown,
  holds: (value: number | string, limit: number | string) => boolean,
): Shown => ({
  valuesOf: (entry) => [value(entry)].filter((each) => each !== undefined),
  keeps: (entry, given) => {
    const own = value(entry);
    return (typeof own === 'number' || typeof own === 'string') && holds(own, given);
  },
});

const least = (path: string) =>
  limit(
    (entry) => read(entry, path),
    (own, given) => Number(own) >= Number(given),
  );
const most = (path: string) =>
  limit(
    (entry) => read(entry, path),
    (own, given) => Number(own) <= Number(given),
  );
/** From a moment, and until one, which is excluded. */
const since = (path: string) =>
  limit(
    (entry) => read(entry, path),
    (own, given) => Date.parse(String(own)) >= Date.parse(String(given)),
  );
const until = (path: string) =>
  limit(
    (entry) => read(entry, path),
    (own, given) => Date.parse(String(own)) < Date.parse(String(given)),
  );

const timeOf = (entry: Entry, path: string) => Date.parse(String(read(entry, path)));
const dayOf = (entry: Entry) => accountingDay(timeOf(entry, 'createdAt'));

/** The filter is a day, month or year of China's time. */
const calendar = (path: string, toText: (time: number) => string | number): Shown => ({
  valuesOf: (entry) => [String(toText(timeOf(entry, path)))],
  keeps: (entry, value) => String(toText(timeOf(entry, path))) === String(value),
});

const RULE_STATUSES = Object.keys(RULE_STATUS) as (keyof typeof RULE_STATUS)[];
const ratings = named(
  RATING_NAMES,
  (entry, name) =>
    Number(entry.rating) * 10 >= (RATINGS[RATING_NAMES.find((each) => each === name) ?? 'good'] ?? 0),
);

type Table = Partial<Record<EndpointKey, Readonly<Record<string, Shown>>>>;

/** How entries show the filters that are not a field of their name. */
const SHOWN: Table = {
  'GET announcement/list': { unread: flag(({ read: isRead }) => isRead !== true) },
  'GET service/list': {
    minPrice: least('priceFrom'),
    maxPrice: most('priceFrom'),
    trial: flag(({ trialDays }) => Number(trialDays) > 0),
    minRating: least('rating.score'),
    serviceIds: equal('serviceId'),
    providerId: equal('provider.providerId'),
  },
  'GET order/list': { from: since('createdAt'), to: until('createdAt') },
  'GET order/old/list': { year: calendar('createdAt', accountingYear) },
  'GET charge/list': {
    month: calendar('createdAt', accountingMonth),
    from: limit(dayOf, (own, given) => own >= given),
    to: limit(dayOf, (own, given) => own <= given),
  },
  'GET invoice/list': { from: since('requestedAt'), to: until('requestedAt') },
  'GET message/list': { unread: flag(({ read: isRead }) => isRead !== true) },
  'GET service/{serviceId}/reviews': {
    having: named(['text', 'addition'], (entry, name) => Boolean(entry[name])),
  },
  'GET support/ticket/list': {
    group: named(TICKET_GROUPS, ({ state }, name) =>
      TICKET_GROUPS.some((group) => group === name && STATES_OF_GROUP[group].some((each) => each === state)),
    ),
  },
  'GET rule': {
    status: named(RULE_STATUSES, ({ status }, name) =>
      RULE_STATUSES.some((each) => each === name && RULE_STATUS[each] === status),
    ),
    minCalls: least('callNo'),
    maxCalls: most('callNo'),
    minLimit: least('limit'),
    maxLimit: most('limit'),
    region: equal('region.regionId'),
    owner: equal('owner.ownerId'),
    from: since('updatedAt'),
    to: until('updatedAt'),
  },
  'GET rule/batches': {
    undoable: flag(({ undoUntil, undone }) => typeof undoUntil === 'string' && !undone),
  },
  'GET console/list/articles': { topic: equal('topics'), owner: equal('owner.userId'), rating: ratings },
  'GET console/list/projects': { topic: equal('topics'), owner: equal('owner.userId'), rating: ratings },
  'GET console/list/applications': { owner: equal('owner.userId'), rating: ratings },
  'GET console/form/people': { id: equal('personId') },
};

/** Filters by what entries do not show: only their number tells whether they filter. */
const HIDDEN: Partial<Record<EndpointKey, readonly string[]>> = {
  'GET instance/list': ['group', 'expiringSoon'],
  'GET console/list/articles': ['activity'],
  'GET console/list/projects': ['activity'],
  'GET console/list/applications': ['activity'],
};

/** How the entries of a list show a filter; undefined when they do not. */
export function shownBy(key: EndpointKey, name: string, { userId }: Reader): Shown | undefined {
  if (HIDDEN[key]?.includes(name)) return undefined;
  if (name === 'mine') return flag((entry) => read(entry, 'owner.userId') === userId);
  return SHOWN[key]?.[name] ?? equal(name);
}

/** The names of the fields that a keyword finds, the first that an entry has. */
const SEARCHED = [
  'title',
  'name',
  'subject',
  'serviceTitle',
  'service.title',
  'lines.0.title',
  'lines.0.label',
];

/** A text of an entry that a keyword must find. */
export const searchedText = (entry: Entry): string | undefined =>
  SEARCHED.map((path) => read(entry, path)).find(
    (text): text is string => typeof text === 'string' && text !== '',
  );
