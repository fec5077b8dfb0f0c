import type { Endpoint } from '../../config/contract/endpoint';
import { at, getEntries, isShared, toSample } from './samples';
import type { Walk } from './walk';

/** At most so many articles are opened in search of one with a file. */
const MOST_ARTICLES = 10;

/** Endpoints that only tell something, lists before what stands in them. */
const readable = ({ report }: Walk) =>
  report.endpoints
    .filter(({ method }) => method === 'GET')
    .sort((a, b) => a.parameters.length - b.parameters.length);

/** Why somebody cannot read an endpoint; undefined when they can. */
function outOfReach({ page, auth }: Endpoint, pages: ReadonlySet<string>): string | undefined {
  if (auth !== 'required' || page === undefined || pages.has(page)) return undefined;
  return `the account has no page ${page}`;
}

/** Reads every endpoint once for the person, and what visitors may read once more without a token. */
export async function readEverything(walk: Walk): Promise<void> {
  for (const endpoint of readable(walk)) {
    const { key, auth } = endpoint;
    const why = outOfReach(endpoint, walk.person.pages);
    if (why) {
      walk.report.leaveOut(key, why);
      continue;
    }
    const sample = toSample(endpoint, walk.results);
    if (!sample) {
      walk.report.leaveOut(key, 'the account has nothing of the kind');
      continue;
    }
    await walk.succeed(key, auth === 'none' ? { ...sample, token: undefined } : sample);
    if (auth === 'optional') await walk.succeed(key, { ...sample, token: undefined }, 'answer to a visitor');
    if (key === 'GET announcement/{announcementId}') await findFile(walk);
  }
}

/** Opens articles until one has a file: not every one has. */
async function findFile(walk: Walk): Promise<void> {
  const key = 'GET announcement/{announcementId}';
  for (const { announcementId } of getEntries(walk.results.get('GET announcement/list')).slice(
    0,
    MOST_ARTICLES,
  )) {
    if (at(walk.results.get(key), 'attachments', 0) !== undefined) return;
    await walk.succeed(key, { params: { announcementId: String(announcementId) } });
  }
}

/** What belongs to the person is, for anybody else, as if it were not there; and who has not the page is refused. */
export async function readAsAnother(walk: Walk): Promise<void> {
  const { other } = walk;
  if (!other) return;
  for (const endpoint of readable(walk)) {
    const { key, auth, page, parameters } = endpoint;
    if (auth !== 'required') continue;
    const sample = toSample(endpoint, walk.results);
    if (!sample) continue;
    const call = { ...sample, token: other.token };
    if (outOfReach(endpoint, other.pages)) await walk.refuse(key, 'without its page', [403], call);
    else if (page === undefined && parameters.length > 0 && !isShared(endpoint)) {
      await walk.refuse(key, 'somebody else’s', [404], call);
    }
  }
}

/** Lists keep to what was asked for, and a page beyond the last is empty. */
export async function turnPages(walk: Walk): Promise<void> {
  for (const endpoint of readable(walk)) {
    const { key, query, auth } = endpoint;
    if (!query?.entries.current || outOfReach(endpoint, walk.person.pages)) continue;
    const sample = toSample(endpoint, walk.results);
    const whole = walk.results.get(key);
    if (!sample || whole === undefined) continue;
    const page = (asked: Record<string, string | number>) =>
      walk.succeed(
        key,
        { ...sample, query: { ...sample.query, ...asked }, ...(auth === 'none' && { token: undefined }) },
        'paging',
      );
    const first = await page({ current: 1, pageSize: 1 });
    const second = await page({ current: 2, pageSize: 1 });
    const beyond = await page({ current: 100_000, pageSize: 10 });
    const greedy = await page({ current: 1, pageSize: 1_000_000 });
    await page({ current: 'x', pageSize: -1 });
    walk.note(key, 'paging', pagingProblems({ whole, first, second, beyond, greedy }));
    walk.results.set(key, whole);
  }
}

/** What does not add up about these pages of one list. */
function pagingProblems(
  pages: Record<'whole' | 'first' | 'second' | 'beyond' | 'greedy', unknown>,
): string[] {
  const { whole, first, second, beyond, greedy } = pages;
  const total = Number(at(whole, 'total'));
  const firstEntry = JSON.stringify(getEntries(first)[0]);
  const size = Number(at(greedy, 'pageSize'));
  const wrong: [boolean, string][] = [
    [getEntries(first).length !== Math.min(1, total), 'a page of one does not hold one entry'],
    [
      at(first, 'pageSize') !== 1 || at(first, 'current') !== 1,
      'current and pageSize are not what was asked',
    ],
    [at(second, 'current') !== 2, '`current` of the second page is not 2'],
    [total > 1 && firstEntry === JSON.stringify(getEntries(second)[0]), 'the second page repeats the first'],
    [getEntries(beyond).length > 0, 'a page beyond the last is not empty'],
    [at(beyond, 'total') !== total, 'a page beyond the last tells another total'],
    [getEntries(greedy).length > size, 'a page holds more than its pageSize'],
    [size > 1000, 'a page of a million entries was answered'],
  ];
  return wrong.filter(([isWrong]) => isWrong).map(([, text]) => text);
}
