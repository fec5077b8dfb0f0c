import type * as v from 'valibot';
import type { Endpoint, EndpointKey } from '../../../config/contract/endpoint';
import type { CallOptions, Query } from '../backend';
import { accessProblem, missingPage, readable } from '../reading';
import { comparable } from '../repeating';
import { getEntries, toSample } from '../samples';
import { UNKNOWN_ID, type Walk } from '../walk';
import { type Probed, probeFilter, WHOLE } from './probe';
import type { FilterValue } from './shown';
import { FILES, UNSEEN, variantsOf } from './variants';

/** Checked by themselves, see lists.ts and cursors.ts. */
const PAGING = ['current', 'cursor', 'pageSize'];

/** The parameters of a query that change what an answer has. */
export const filterNames = ({ query }: Pick<Endpoint, 'query'>): string[] =>
  Object.keys(query?.entries ?? {}).filter((name) => !PAGING.includes(name));

/** How an endpoint is read: with an id of the account, and what its query requires. */
function readerOf(walk: Walk, endpoint: Endpoint) {
  const { key, auth } = endpoint;
  const sample = toSample(endpoint, walk.results);
  const kept = walk.results.get(key);
  if (!sample || kept === undefined || accessProblem(endpoint, walk.user.pages)) return undefined;
  const isPaged = endpoint.query?.entries.pageSize !== undefined;
  return async (query: Query, what: string, call: CallOptions = {}) => {
    const own = 'query' in call ? {} : { ...sample.query, ...(isPaged && WHOLE) };
    const token = auth === 'none' ? { token: undefined } : {};
    const answer = await walk.succeed(
      key,
      { ...sample, ...token, ...call, query: { ...own, ...query } },
      what,
    );
    walk.results.set(key, kept);
    return answer;
  };
}

/** Values with which a list has fewer entries, by its filters. */
type Found = Map<EndpointKey, Map<string, FilterValue>>;

/** Checks the filters of one list. Of an empty list of the user, those of the other one are checked. */
async function checkList(
  walk: Walk,
  endpoint: Endpoint,
  names: readonly string[],
  found: Found,
): Promise<void> {
  const { key, query, auth } = endpoint;
  const read = readerOf(walk, endpoint);
  if (!read) return;
  let whole = await read({}, 'answer');
  let call: CallOptions = {};
  let { userId } = walk.user;
  const { other } = walk;
  if (getEntries(whole).length === 0 && other && auth === 'required' && !missingPage(endpoint, other.pages)) {
    call = { token: other.token };
    userId = other.userId;
    whole = await read({}, 'answer', call);
  }
  const values = new Map<string, FilterValue>();
  found.set(key, values);
  for (const name of names) {
    const schema = query?.entries[name] as v.GenericSchema | undefined;
    if (!schema) continue;
    const probed: Probed = await probeFilter(endpoint, whole, name, schema, {
      read: (own, what) => read(own, what, call),
      userId,
    });
    walk.report.record(key, `the filter ${name}`, probed.problems);
    if (probed.value !== undefined) values.set(name, probed.value);
    if (probed.untried !== undefined) walk.report.leaveOut('Filters', probed.untried, key, name);
  }
}

/** Checks that two queries that differ in one parameter have different answers. */
async function checkVariants(walk: Walk, endpoint: Endpoint, names: readonly string[]): Promise<string[]> {
  const read = readerOf(walk, endpoint);
  const variants = Object.entries(variantsOf(endpoint.key, walk.results)).filter(([name]) =>
    names.includes(name),
  );
  for (const [name, queries] of read ? variants : []) {
    const answers: unknown[] = [];
    for (const query of queries) answers.push(await read?.(query, `the parameter ${name}`, { query }));
    const [first, second] = answers.map(comparable);
    const texts = queries.map((query) => `${name}=${query[name]}`);
    const message = `is the same with ${texts.join(' and ')} (section "Lists")`;
    const isRight = answers.includes(undefined) || first !== second;
    walk.expect(endpoint.key, `the parameter ${name}`, isRight, 'result', message);
  }
  return variants.map(([name]) => name);
}

/** Checks that a file has the filters of the list that it is of: with fewer entries it is shorter. */
async function checkFile(
  walk: Walk,
  endpoint: Endpoint,
  names: readonly string[],
  values: Map<string, FilterValue>,
): Promise<void> {
  const { key } = endpoint;
  const read = readerOf(walk, endpoint);
  if (!read) return;
  const whole = String(await read({}, 'answer'));
  for (const name of names) {
    const value = name === 'columns' ? 'key' : name === 'sort' ? '-callNo' : values.get(name);
    if (value === undefined) {
      walk.report.leaveOut('Filters', 'the list has no entries to tell it by', key, name);
      continue;
    }
    const file = await read({ [name]: value }, `the filter ${name}`);
    const message = `is the same with ${name}=${value}; it must have what the list then has (section "Lists")`;
    walk.expect(key, `the filter ${name}`, file === undefined || file !== whole, 'body', message);
  }
}

/** Checks that a record is found by the id in a query, and not by another. */
async function checkIds(walk: Walk, { key }: Endpoint): Promise<void> {
  await walk.refuse(key, 'an unknown id', [404], { query: { id: UNKNOWN_ID } });
}

/** Checks every parameter of every query besides those of pages, or reports why it was not tried. */
export async function checkFilters(
  walk: Walk,
  isSelected: (name: string) => boolean = () => true,
): Promise<void> {
  const found: Found = new Map();
  const reads = readable(walk).filter((endpoint) => filterNames(endpoint).length > 0);
  const lists = new Set(Object.values(FILES));
  // Lists before their files.
  for (const endpoint of reads.sort((a, b) => Number(lists.has(b.key)) - Number(lists.has(a.key)))) {
    const { key } = endpoint;
    const names = filterNames(endpoint).filter(isSelected);
    if (names.length === 0) continue;
    const leaveOut = (left: readonly string[], why: string) => {
      for (const name of left) walk.report.leaveOut('Filters', why, key, name);
    };
    if (!walk.results.has(key)) {
      leaveOut(names, 'the list could not be read');
      continue;
    }
    const list = FILES[key];
    if (list) {
      await checkFile(walk, endpoint, names, found.get(list) ?? new Map());
      continue;
    }
    const unseen = UNSEEN[key] ?? {};
    for (const [name, why] of Object.entries(unseen)) if (names.includes(name)) leaveOut([name], why);
    const varied = await checkVariants(walk, endpoint, names);
    const rest = names.filter((name) => !varied.includes(name) && !(name in unseen) && name !== 'sort');
    if (rest.join() === 'id' && endpoint.errors.includes(404)) await checkIds(walk, endpoint);
    else if (rest.length > 0) await checkList(walk, endpoint, rest, found);
  }
}

/** Checks the filters of a list again that was empty before. */
export async function checkFiltersOf(walk: Walk, key: EndpointKey): Promise<void> {
  const endpoint = readable(walk).find((each) => each.key === key);
  if (!endpoint) return;
  walk.report.takeIn('Filters', key);
  await checkList(walk, endpoint, filterNames(endpoint), new Map());
}
