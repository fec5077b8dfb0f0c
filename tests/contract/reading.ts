import type { Endpoint, EndpointKey } from '../../config/contract/endpoint';
import { at, getEntries, identify, isShared, toSample } from './samples';
import type { SignedInUser, Walk } from './walk';

/** Limit of the articles opened to find one with an attachment. */
const MAX_ARTICLES = 10;

/** Lists of what one user owns. */
const OWN_LISTS: readonly EndpointKey[] = [
  'GET user/session/list',
  'GET user/login/history',
  'GET order/list',
  'GET order/old/list',
  'GET instance/list',
  'GET charge/list',
  'GET invoice/list',
  'GET support/ticket/list',
];

/** Endpoints that only read, lists before their entries. */
export const readable = ({ report }: Walk) =>
  report.endpoints
    .filter(({ method }) => method === 'GET')
    .sort((a, b) => a.parameters.length - b.parameters.length);

/** The page of an endpoint, or one of its pages, that a user does not have. */
export const missingPage = ({ page, pages = {} }: Endpoint, granted: ReadonlySet<string>) =>
  (page === undefined ? Object.values(pages) : [page]).find((path) => !granted.has(path));

/** The reason why a user cannot read an endpoint, or undefined. */
export function accessProblem(endpoint: Endpoint, pages: ReadonlySet<string>): string | undefined {
  const page = endpoint.auth === 'required' ? missingPage(endpoint, pages) : undefined;
  return page && `the account has no page ${page}`;
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

/** Checks that the lists of two users have no entry in common. */
async function compareLists(walk: Walk, key: EndpointKey, { token }: SignedInUser): Promise<void> {
  const what = 'of another user';
  const own = walk.results.get(key);
  const entries = getEntries(own).map(identify);
  const others = getEntries(await walk.succeed(key, { token }, what)).map(identify);
  const isShared = others.some((entry) => entries.includes(entry));
  walk.expect(key, what, !isShared, 'result.list', 'has entries of the other account');
  walk.results.set(key, own);
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
    const isClosed = missingPage(endpoint, other.pages) !== undefined;
    if (page !== undefined && isClosed) await walk.refuse(key, 'without access to its page', [403], call);
    else if (page === undefined && parameters.length > 0 && !isShared(endpoint)) {
      // Of several pages, the one that is needed may be known only with the record.
      await walk.refuse(key, 'of another user', isClosed ? [404, 403] : [404], call);
    } else if (OWN_LISTS.includes(key)) await compareLists(walk, key, other);
  }
}
