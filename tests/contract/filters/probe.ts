import type * as v from 'valibot';
import type { Endpoint } from '../../../config/contract/endpoint';
import { COUNTED_ENTRIES, MAX_PAGE_SIZE } from '../../../src/domain/listing';
import type { Query } from '../backend';
import { at, getEntries, identify } from '../samples';
import type { Problem } from '../verdict';
import { UNKNOWN_ID } from '../walk';
import { type Entry, type FilterValue, type Reader, type Shown, searchedText, shownBy } from './shown';
import { candidatesOf, choicesOf, itemOf } from './values';

/** Reads the list with a query. Undefined when the call fails, which is recorded by itself. */
type ReadList = (query: Query, what: string) => Promise<unknown>;

/** What the check of a filter found. */
export interface Probed {
  problems: Problem[];
  /** Why the filter was not tried, or not wholly. */
  untried?: string;
  /** A value with which the list has fewer entries, if possible a few. */
  value?: FilterValue;
}

const SECTION = '(section "Lists")';
const problem = (message: string): Problem => ({ path: 'result.list', message: `${message} ${SECTION}` });

/** The entries of a page that a filter with a value keeps, by the entries of the whole list. */
class Expected {
  private readonly known = new Map<FilterValue, Entry[]>();

  constructor(
    private readonly shown: Shown,
    private readonly entries: Entry[],
  ) {}

  /** Sought once for each value: a page of entries may have a hundred of values. */
  kept(value: FilterValue): Entry[] {
    const kept = this.known.get(value) ?? this.entries.filter((entry) => this.shown.keeps(entry, value));
    this.known.set(value, kept);
    return kept;
  }

  /** How evenly a value parts the entries: 0 when it keeps all or none. */
  parts(value: FilterValue) {
    const kept = this.kept(value).length;
    return Math.min(kept, this.entries.length - kept);
  }
}

interface List {
  read: ReadList;
  /** The first entries of the whole list, at most a page. */
  entries: Entry[];
  total: number;
}

/** Reads the list with a value, and checks that every entry matches and none that was known to match is missing. */
async function sendValue(
  { read, entries }: List,
  name: string,
  value: FilterValue | readonly string[],
  keeps: (entry: Entry) => boolean,
): Promise<{ answer: unknown; problems: Problem[] }> {
  const answer = await read({ [name]: value }, `the filter ${name}`);
  if (answer === undefined) return { answer, problems: [] };
  const found = getEntries(answer);
  const text = [value]
    .flat()
    .map((each) => `${name}=${each}`)
    .join('&');
  const fail = (message: string) => ({ answer, problems: [problem(message)] });
  if (found.some((entry) => !keeps(entry)))
    return fail(`has entries that do not match ${text}; return only those that do`);
  const sum = Number(at(answer, 'total') ?? found.length);
  const ids = new Set(found.map(identify));
  const isMissing = entries.filter(keeps).some((entry) => !ids.has(identify(entry)));
  if (found.length >= sum && isMissing) return fail(`lacks entries that match ${text}; return all that do`);
  const count = [value].flat().length === 1 ? at(answer, 'counts', String(value)) : undefined;
  if (count !== undefined && count !== sum) {
    const message = `is not the total with the filter ${text} ${SECTION}`;
    return { answer, problems: [{ path: `result.counts.${value}`, message }] };
  }
  return { answer, problems: [] };
}

/** Checks a filter by a field that entries show. */
async function probeShown(list: List, name: string, schema: v.GenericSchema, shown: Shown): Promise<Probed> {
  const { entries } = list;
  const expected = new Expected(shown, entries);
  const candidates = candidatesOf(name, schema, shown, entries);
  const best = candidates.reduce<FilterValue | undefined>(
    (known, value) =>
      expected.parts(value) > (known === undefined ? 0 : expected.parts(known)) ? value : known,
    undefined,
  );
  const send = async (value: FilterValue) =>
    (await sendValue(list, name, value, (entry) => shown.keeps(entry, value))).problems;
  if (best !== undefined) {
    const kept = candidates.filter((value) => expected.parts(value) > 0);
    const [fewest] = kept.sort((a, b) => expected.kept(a).length - expected.kept(b).length);
    const problems = await send(best);
    if (problems.length === 0 && itemOf(schema) !== undefined)
      problems.push(...(await probeSeveral(list, name, shown, candidates)));
    return { problems, value: fewest };
  }
  // All entries are alike: one value that keeps them all, and one that keeps none.
  const all = candidates.find((value) => expected.kept(value).length > 0);
  const none = candidates.find((value) => expected.kept(value).length === 0);
  const problems = [
    ...(all === undefined ? [] : await send(all)),
    ...(none === undefined ? [] : await send(none)),
  ];
  if (none === undefined) return { problems, untried: 'every entry of the account matches it' };
  return all === undefined
    ? {
        problems,
        value: none,
        untried: 'no entry of the account matches it, so only that it then finds none',
      }
    : { problems, value: none };
}

/** Sends two values of a filter that takes several; each keeps an entry that the other does not. */
async function probeSeveral(
  list: List,
  name: string,
  { keeps }: Shown,
  candidates: readonly FilterValue[],
): Promise<Problem[]> {
  const isOnly = (one: FilterValue, other: FilterValue) =>
    list.entries.some((entry) => keeps(entry, one) && !keeps(entry, other));
  const pairs = candidates.flatMap((first) => candidates.map((second) => [first, second] as const));
  const pair = pairs.find(([first, second]) => isOnly(first, second) && isOnly(second, first));
  if (!pair) return [];
  const values = pair.map(String);
  const matches = (entry: Entry) => values.some((value) => keeps(entry, value));
  const { answer, problems } = await sendValue(list, name, values, matches);
  const sum = Number(at(answer, 'total'));
  if (problems.length > 0 || !(sum > getEntries(answer).length)) return problems;
  // A list with cursors need not be counted on.
  if (sum > COUNTED_ENTRIES) return problems;
  // Of a long list the answer has a part: with both values it must have more than with each.
  for (const value of values) {
    const one = Number(at(await list.read({ [name]: value }, `the filter ${name}`), 'total'));
    if (one < sum) continue;
    const text = values.map((each) => `${name}=${each}`).join('&');
    return [{ ...problem(`is ${sum} with ${text}, not more than with one of them`), path: 'result.total' }];
  }
  return [];
}

/** Checks a filter by what entries do not show, by the numbers of entries. */
async function probeHidden(
  { read, total }: List,
  whole: unknown,
  name: string,
  schema: v.GenericSchema,
): Promise<Probed> {
  const choices: FilterValue[] = choicesOf(schema).length > 0 ? choicesOf(schema) : [1];
  for (const value of choices) {
    const count = at(whole, 'counts', String(value));
    const isUseful = count === undefined || Number(count) !== total;
    if (!isUseful) continue;
    const answer = await read({ [name]: value }, `the filter ${name}`);
    const sum = Number(at(answer, 'total'));
    if (count !== undefined && sum !== Number(count))
      return {
        problems: [
          {
            ...problem(`is ${sum} with ${name}=${value}, but counts.${value} is ${count}`),
            path: 'result.total',
          },
        ],
      };
    if (sum !== total) return { problems: [], value };
  }
  return { problems: [], untried: 'each of its values returns the whole list' };
}

/** Checks a keyword: the title of an entry finds it and fewer than all, and an unknown word nothing. */
async function probeKeyword({ read, entries }: List, name: string): Promise<Probed> {
  const none = await read({ [name]: UNKNOWN_ID }, `the filter ${name}`);
  const problems =
    none !== undefined && getEntries(none).length > 0
      ? [problem(`has entries with ${name}=${UNKNOWN_ID}, expected none`)]
      : [];
  const [entry] = entries.filter((each) => searchedText(each) !== undefined).slice(-1);
  const text = entry && searchedText(entry);
  if (!text)
    return {
      problems,
      value: UNKNOWN_ID,
      untried: 'no entry has a text to look for, so only that an unknown word finds none',
    };
  const found = await read({ [name]: text }, `the filter ${name}`);
  if (found !== undefined && !getEntries(found).some((each) => searchedText(each) === text))
    problems.push(
      problem(`lacks an entry whose whole title is the ${name}; find it by the words of its title`),
    );
  return { problems, value: UNKNOWN_ID };
}

/** Checks one filter of a list by the entries of the whole list. */
export async function probeFilter(
  { key }: Endpoint,
  whole: unknown,
  name: string,
  schema: v.GenericSchema,
  { read, ...reader }: Reader & { read: ReadList },
): Promise<Probed> {
  const entries = getEntries(whole);
  if (entries.length === 0) return { problems: [], untried: 'the list is empty' };
  const list: List = { read, entries, total: Number(at(whole, 'total') ?? entries.length) };
  if (name === 'keyword') return probeKeyword(list, name);
  const shown = shownBy(key, name, reader);
  return shown ? probeShown(list, name, schema, shown) : probeHidden(list, whole, name, schema);
}

/** The largest page: the entries that the filters are chosen by. */
export const WHOLE: Query = { pageSize: MAX_PAGE_SIZE };
