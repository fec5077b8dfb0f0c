import type { Endpoint, EndpointKey } from '../../config/contract/endpoint';
import { COUNTED_ENTRIES, DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../../src/domain/listing';
import { MAX_CURSOR_LENGTH } from '../../src/domain/schemas';
import type { Query } from './backend';
import { accessProblem, readable } from './reading';
import { at, getEntries, identify, toSample } from './samples';
import { listProblem, type Problem } from './verdict';
import { UNKNOWN_ID, type Walk } from './walk';

type Read = (query: Query) => Promise<unknown>;

/** What the report says of lists that have too few entries to be paged. */
const LEFT_OUT = 'Cursors';
/** Pages that are read of one list. */
const MAX_PAGES = 12;
/** Entries above the place that is kept while something is added. */
const ABOVE = 2;

const listed = (result: unknown) => getEntries(result).map(identify);
const cursorOf = (result: unknown, side: 'next' | 'previous') => {
  const cursor = at(result, side) ?? undefined;
  return cursor === undefined ? undefined : String(cursor);
};

/** Whether a list is paged by cursors. */
export const hasCursor = ({ query }: Pick<Endpoint, 'query'>): boolean => query?.entries.cursor !== undefined;

/** Reads a list of the user with cursors; undefined for one that cannot be read. */
function readerOf(walk: Walk, endpoint: Endpoint, what: string): Read | undefined {
  const { key, auth } = endpoint;
  const sample = toSample(endpoint, walk.results);
  const kept = walk.results.get(key);
  if (!sample || kept === undefined || accessProblem(endpoint, walk.user.pages)) return undefined;
  return async (query) => {
    const token = auth === 'none' ? { token: undefined } : {};
    const result = await walk.succeed(
      key,
      { ...sample, ...token, query: { ...sample.query, ...query } },
      what,
    );
    walk.results.set(key, kept);
    return result;
  };
}

/** Reads the pages of a list from the first on, to the last or to the most that are read. */
async function readPages(read: Read, first: unknown, pageSize: number): Promise<unknown[]> {
  const pages = [first];
  for (let cursor = cursorOf(first, 'next'); cursor && pages.length < MAX_PAGES; ) {
    const page = await read({ pageSize, cursor });
    pages.push(page);
    cursor = cursorOf(page, 'next');
  }
  return pages;
}

async function cursorProblems(read: Read, whole: unknown): Promise<Problem[]> {
  const total = Number(at(whole, 'total') ?? 0);
  const pageSize = Math.min(Math.max(1, Math.ceil(total / 3)), MAX_PAGE_SIZE);
  const first = await read({ pageSize });
  const pages = await readPages(read, first, pageSize);
  const last = pages.at(-1);
  const isAtEnd = cursorOf(last, 'next') === undefined;
  const found = pages.flatMap(listed);
  const back = cursorOf(last, 'previous');
  const before = pages.length > 1 && back ? await read({ pageSize, cursor: back }) : undefined;
  const huge = await read({ pageSize: 1_000_000 });
  const unknown = await read({ pageSize, cursor: UNKNOWN_ID });
  const long = await read({ pageSize, cursor: 'c'.repeat(MAX_CURSOR_LENGTH + 1) });
  const size = Number(at(huge, 'pageSize'));
  const differ = (one: unknown, other: unknown) => String(listed(one)) !== String(listed(other));
  const wrong: [boolean, path: string, message: string][] = [
    [
      at(whole, 'pageSize') !== DEFAULT_PAGE_SIZE,
      'pageSize',
      `is not ${DEFAULT_PAGE_SIZE} when none is requested`,
    ],
    [at(first, 'pageSize') !== pageSize, 'pageSize', 'is not the requested one'],
    [pages.some((page) => listed(page).length > pageSize), 'list', 'a page contains more than its pageSize'],
    [
      listed(whole).some((id, index) => index < found.length && id !== found[index]),
      'list',
      'smaller pages do not have the entries of a larger one',
    ],
    [new Set(found).size < found.length, 'list', 'an entry is repeated on a page that a cursor leads to'],
    [
      isAtEnd && total <= COUNTED_ENTRIES && found.length !== total,
      'total',
      `is ${total}, but ${found.length} entries are found by cursors`,
    ],
    [!isAtEnd && total < found.length, 'total', `is ${total}, but more entries are found by cursors`],
    [cursorOf(first, 'previous') !== undefined, 'previous', 'is not missing on the first page'],
    [pages.length > 1 && before === undefined, 'previous', 'is missing on a page that is not the first'],
    [
      before !== undefined && differ(before, pages.at(-2)),
      'list',
      'previous does not lead to the page before',
    ],
    [differ(unknown, first), 'list', 'with an unknown cursor is not the first page'],
    [
      differ(long, first),
      'list',
      `with a cursor of more than ${MAX_CURSOR_LENGTH} characters is not the first page`,
    ],
    [size > MAX_PAGE_SIZE, 'pageSize', `is ${size} of a million, expected at most ${MAX_PAGE_SIZE}`],
  ];
  return wrong.flatMap(([isWrong, name, message]) => (isWrong ? [listProblem(name, message)] : []));
}

/** Checks that a list is paged to its end by cursors and back, and what it answers to those that it does not know. */
export async function checkCursorsOf(walk: Walk, key: EndpointKey): Promise<void> {
  const endpoint = readable(walk).find((each) => each.key === key);
  const read = endpoint && readerOf(walk, endpoint, 'paging');
  if (!read) return;
  walk.report.takeIn(LEFT_OUT, key);
  const whole = await read({});
  if (getEntries(whole).length < 2)
    walk.report.leaveOut(LEFT_OUT, 'the list has too few entries', key, 'cursor');
  walk.report.record(key, 'paging', await cursorProblems(read, whole));
}

export async function checkCursors(walk: Walk): Promise<void> {
  for (const endpoint of readable(walk)) if (hasCursor(endpoint)) await checkCursorsOf(walk, endpoint.key);
}

/**
 * Keeps a place in each list with cursors. Returns a check to be made after something was added: the page of the place is what it
 * was.
 */
export async function keepPlaces(walk: Walk): Promise<() => Promise<void>> {
  const what = 'the place of a cursor';
  const kept: { key: EndpointKey; read: Read; cursor: string; total: number; page: string }[] = [];
  for (const endpoint of readable(walk).filter(hasCursor)) {
    const read = readerOf(walk, endpoint, what);
    const first = await read?.({ pageSize: ABOVE });
    const cursor = cursorOf(first, 'next');
    if (!read || cursor === undefined) continue;
    const page = String(listed(await read({ pageSize: ABOVE, cursor })));
    kept.push({ key: endpoint.key, read, cursor, total: Number(at(first, 'total')), page });
  }
  return async () => {
    for (const { key, read, cursor, total, page } of kept) {
      const after = await read({ pageSize: ABOVE, cursor });
      if (Number(at(after, 'total')) <= total) {
        walk.report.leaveOut('The place of a cursor', 'nothing was added to the list', key);
        continue;
      }
      const message = 'a page is another one after entries were added before it (section "Lists")';
      walk.expect(key, what, String(listed(after)) === page, 'result.list', message);
    }
  };
}
