import type { Endpoint } from '../../config/contract/endpoint';
import { at, getEntries, isShared, toSample } from './samples';
import type { Problem } from './verdict';
import type { Walk } from './walk';

/** Limit of the articles opened to find one with an attachment. */
const MAX_ARTICLES = 10;
/** A larger page than this is no page. */
const MAX_PAGE_SIZE = 1000;

/** Endpoints that only read, lists before their entries. */
const readable = ({ report }: Walk) =>
  report.endpoints
    .filter(({ method }) => method === 'GET')
    .sort((a, b) => a.parameters.length - b.parameters.length);

/** The reason why a user cannot read an endpoint, or undefined. */
function accessProblem({ page, auth }: Endpoint, pages: ReadonlySet<string>): string | undefined {
  if (auth !== 'required' || page === undefined || pages.has(page)) return undefined;
  return `the account has no page ${page}`;
}

/** Reads every endpoint once as the user, and those that visitors may read again without a token. */
export async function readEverything(walk: Walk): Promise<void> {
  for (const endpoint of readable(walk)) {
    const { key, auth } = endpoint;
    const problem = accessProblem(endpoint, walk.user.pages);
    if (problem) {
      walk.report.skip(key, problem);
      continue;
    }
    const sample = toSample(endpoint, walk.results);
    if (!sample) {
      walk.report.skip(key, 'the account has no such data');
      continue;
    }
    await walk.succeed(key, auth === 'none' ? { ...sample, token: undefined } : sample);
    if (auth === 'optional') await walk.succeed(key, { ...sample, token: undefined }, 'result for a visitor');
    if (key === 'GET announcement/{announcementId}') await findAttachment(walk);
  }
}

/** Opens articles until one has an attachment. */
async function findAttachment(walk: Walk): Promise<void> {
  const key = 'GET announcement/{announcementId}';
  for (const { announcementId } of getEntries(walk.results.get('GET announcement/list')).slice(
    0,
    MAX_ARTICLES,
  )) {
    if (at(walk.results.get(key), 'attachments', 0) !== undefined) return;
    await walk.succeed(key, { params: { announcementId: String(announcementId) } });
  }
}

/** Checks that other users cannot find the user's data, and that pages without access are refused. */
export async function readAsOtherUser(walk: Walk): Promise<void> {
  const { other } = walk;
  if (!other) return;
  for (const endpoint of readable(walk)) {
    const { key, auth, page, parameters } = endpoint;
    if (auth !== 'required') continue;
    const sample = toSample(endpoint, walk.results);
    if (!sample) continue;
    const call = { ...sample, token: other.token };
    if (accessProblem(endpoint, other.pages))
      await walk.refuse(key, 'without access to its page', [403], call);
    else if (page === undefined && parameters.length > 0 && !isShared(endpoint)) {
      await walk.refuse(key, 'of another user', [404], call);
    }
  }
}

/** Checks that lists respect `current` and `pageSize`, and that a page after the last one is empty. */
export async function checkPaging(walk: Walk): Promise<void> {
  for (const endpoint of readable(walk)) {
    const { key, query, auth } = endpoint;
    if (!query?.entries.current || accessProblem(endpoint, walk.user.pages)) continue;
    const sample = toSample(endpoint, walk.results);
    const whole = walk.results.get(key);
    if (!sample || whole === undefined) continue;
    const page = (paging: Record<string, string | number>) =>
      walk.succeed(
        key,
        { ...sample, query: { ...sample.query, ...paging }, ...(auth === 'none' && { token: undefined }) },
        'paging',
      );
    const first = await page({ current: 1, pageSize: 1 });
    const second = await page({ current: 2, pageSize: 1 });
    const afterLast = await page({ current: 100_000, pageSize: 10 });
    const huge = await page({ current: 1, pageSize: 1_000_000 });
    await page({ current: 'x', pageSize: -1 });
    walk.report.record(key, 'paging', pagingProblems({ whole, first, second, afterLast, huge }));
    walk.results.set(key, whole);
  }
}

function pagingProblems(
  pages: Record<'whole' | 'first' | 'second' | 'afterLast' | 'huge', unknown>,
): Problem[] {
  const { whole, first, second, afterLast, huge } = pages;
  const total = Number(at(whole, 'total'));
  const firstEntry = JSON.stringify(getEntries(first)[0]);
  const size = Number(at(huge, 'pageSize'));
  const wrong: [boolean, path: string, message: string][] = [
    [getEntries(whole).length > total, 'total', 'is less than the entries of one page'],
    [getEntries(first).length !== Math.min(1, total), 'list', 'a page of one does not hold one entry'],
    [at(first, 'pageSize') !== 1, 'pageSize', 'is not the requested one'],
    [at(first, 'current') !== 1, 'current', 'is not the requested one'],
    [at(second, 'current') !== 2, 'current', 'is not 2 on the second page'],
    [
      total > 1 && firstEntry === JSON.stringify(getEntries(second)[0]),
      'list',
      'the second page repeats the first',
    ],
    [getEntries(afterLast).length > 0, 'list', 'a page after the last one is not empty'],
    [at(afterLast, 'total') !== total, 'total', 'is another one on a page after the last'],
    [getEntries(huge).length > size, 'list', 'a page contains more than its pageSize'],
    [size > MAX_PAGE_SIZE, 'pageSize', 'a page of a million entries was returned'],
  ];
  return wrong
    .filter(([isWrong]) => isWrong)
    .map(([, path, message]) => ({ path: `result.${path}`, message }));
}
