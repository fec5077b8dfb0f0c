import type { EndpointKey } from '../../config/contract/endpoint';
import { siteRoutes } from '../../config/routes';
import { ROOT_COLUMN_PARENT_ID } from '../../src/domain/content/column';
import en from '../../src/locales/en-US/frame';
import zh from '../../src/locales/zh-CN/frame';
import { at, getEntries } from './samples';
import type { Walk } from './walk';

const USER_INFO = 'GET user/query/current/userInfo';
const COLUMNS = 'GET column/list';
const AGREEMENTS = 'GET agreement/list';

const SECTIONS = ['market', 'announcement', 'agreement'] as const;
export type Section = (typeof SECTIONS)[number];

/** Titles of the sections' columns, where a deployment sets others than the portal's own. */
export type SectionTitles = Partial<Record<Section, readonly string[]>>;

/** What people cannot do without a section of the site; undefined for what the portal works without. */
const LOSSES: Record<Section, string | undefined> = {
  market: 'nobody can open /serviceMarket',
  announcement: 'nobody can open /announcement',
  agreement: undefined,
};

/** Pages without which nobody can buy anything. The other pages may be left out on purpose. */
const NEEDED_PAGES = ['/serviceMarket/order', '/order'];
/** The agreements that a visitor accepts to register. */
const REGISTRATION = ['register', 'privacy'];

/** Compares the menus of the signed-in users with the pages of the site. */
function checkMenus({ report, user, other }: Walk): void {
  const isOpen = (page: string) => user.pages.has(page) || other?.pages.has(page) === true;
  const pages = siteRoutes.flatMap(({ access, isParent }) => (access && !isParent ? [access] : []));
  const closed = [...new Set(pages)].filter((page) => !isOpen(page));
  const hasUserCenter = pages.some((page) => page.startsWith('/usercenter/') && isOpen(page));
  const lost = [...(hasUserCenter ? [] : ['/usercenter']), ...NEEDED_PAGES.filter((page) => !isOpen(page))];
  report.record(
    USER_INFO,
    'menus',
    lost.map((page) => ({ path: 'result.menus', message: `nobody can open ${page} with these menus` })),
  );
  const others = closed.filter((page) => !lost.includes(page));
  if (others.length > 0)
    report.note(`With the menus of the checked accounts nobody can open ${others.join(', ')}.`);
  const isKnown = (page: string) =>
    siteRoutes.some(({ path, access }) => access === page || path === page || path.startsWith(`${page}/`));
  const unknown = [...user.pages].filter((page) => !isKnown(page));
  if (unknown.length > 0)
    report.note(`The menus name pages that the portal does not have: ${unknown.join(', ')}.`);
}

/** Looks for the columns that show the sections of the site. */
function checkColumns({ report, results }: Walk, configured: SectionTitles): void {
  const columns = getEntries(results.get(COLUMNS));
  const problem = (message: string) => report.record(COLUMNS, 'sections', [{ path: 'result', message }]);
  if (!columns.some(({ parentId }) => parentId === ROOT_COLUMN_PARENT_ID)) {
    problem(`no column is a root (its parentId is "${ROOT_COLUMN_PARENT_ID}"): the portal has no sections`);
    return;
  }
  const odd = columns.find(({ sequence }) => Number.isNaN(Number(sequence ?? 0)));
  if (odd) problem(`the sequence of the column ${odd.recordId} is neither a number nor one as text`);
  for (const section of SECTIONS) {
    const id = `section.${section}` as const;
    const titles = configured[section] ?? [zh[id], en[id]];
    if (columns.some(({ title }) => titles.includes(String(title)))) continue;
    const loss = LOSSES[section];
    const missing = `no column has the title ${titles.map((title) => `"${title}"`).join(' or ')}`;
    if (loss) problem(`${loss}: ${missing}`);
    else report.note(`The portal has no section of agreements: ${missing}.`);
  }
}

/** Looks for the agreements that a registration and an order need. */
function checkAgreements({ report, results }: Walk): void {
  const codes = getEntries(results.get(AGREEMENTS)).map(({ code }) => String(code));
  const problem = (key: EndpointKey, path: string, message: string) =>
    report.record(key, 'agreements', [{ path, message }]);
  for (const code of REGISTRATION)
    if (!codes.includes(code))
      problem(AGREEMENTS, 'result.list', `nobody can register: there is no agreement "${code}"`);
  const needed = at(results.get('GET service/{serviceId}'), 'agreements');
  for (const code of Array.isArray(needed) ? needed : [])
    if (!codes.includes(String(code)))
      problem(
        'GET service/{serviceId}',
        'result.agreements',
        `nobody can order: there is no agreement "${code}"`,
      );
}

/** Checks that valid answers also make a portal that people can use. Only what was read is checked. */
export function checkPortal(walk: Walk, titles: SectionTitles): void {
  const { report, results } = walk;
  const wasRead = (key: EndpointKey) => results.has(key) && report.endpoints.some((each) => each.key === key);
  if (wasRead(USER_INFO)) checkMenus(walk);
  if (wasRead(COLUMNS)) checkColumns(walk, titles);
  if (wasRead(AGREEMENTS)) checkAgreements(walk);
  if (wasRead('GET service/list') && getEntries(results.get('GET service/list')).length === 0)
    report.note('The market is empty: GET service/list returns no service.');
}

/** Reads titles written as `market=Shop`. Returns undefined for anything else. */
export function readSectionTitles(texts: readonly string[]): SectionTitles | undefined {
  const titles: Partial<Record<Section, string[]>> = {};
  for (const text of texts) {
    const [name, title] = [text.slice(0, text.indexOf('=')), text.slice(text.indexOf('=') + 1)];
    const section = SECTIONS.find((each) => each === name);
    if (!section || title === '') return undefined;
    titles[section] = [...(titles[section] ?? []), title];
  }
  return titles;
}
