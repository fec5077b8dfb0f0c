import { collectMenuPaths, findMenuTrail } from './menus';

/** `unknown`: the session is valid, but the user failed to load. `locked`: the user cannot sign in for now. */
export type AccountState = 'signedIn' | 'signedOut' | 'unknown' | 'locked';

/** What a page requires, from the map of the site. */
export interface PageRule {
  /** The menu path that the user needs. Pages without one are open to visitors. */
  access?: string;
  /** Whether the page only leads to the first granted page below it, which then need not be granted itself. */
  isParent?: boolean;
  /** The section whose column must exist. */
  section?: string;
}

export interface AccessQuestion {
  account: AccountState;
  /** Menus of the user info, unvalidated. */
  menus: unknown;
  pathname: string;
  /** Rule of the page at the path; undefined when there is no page. */
  rule: PageRule | undefined;
  /** Whether a page has this path. */
  isPage: (path: string) => boolean;
  /** Sections whose column exists; undefined while that is unknown, and every section is shown. */
  sections?: readonly string[];
}

/** `skipped`: the page does not require it. */
type LinkState = 'passed' | 'failed' | 'skipped';

/** One requirement of a page and whether it is met. */
export type AccessLink =
  | { link: 'page'; state: LinkState; isParent: boolean }
  | { link: 'key'; state: LinkState; key?: string }
  | { link: 'account'; state: LinkState; account: AccountState }
  /** `trail`: the granting entry and those above it. `parents`: granted paths above the key, which do not grant it. */
  | { link: 'menu'; state: LinkState; key?: string; trail: string[]; parents: string[] }
  /** `child`: the page that a parent leads to. */
  | { link: 'parent'; state: LinkState; child?: string }
  | { link: 'column'; state: LinkState; section?: string };

export type AccessOutcome = 'open' | 'notFound' | 'signIn' | 'unknown' | 'locked' | 'forbidden';

export interface AccessExplanation {
  outcome: AccessOutcome;
  /** The menu path that the user lacks. */
  missing?: string;
  /** All requirements in the order in which they are checked. The first failed one decides the outcome. */
  links: AccessLink[];
}

const below = (parent: string) => `${parent.replace(/\/+$/, '').toLowerCase()}/`;

/** Returns the first granted page below a path, in the order of the user's menus; undefined when there is none. */
export function findFirstGranted(
  granted: readonly string[],
  parent: string,
  isPage: AccessQuestion['isPage'],
): string | undefined {
  return granted.find((path) => path.startsWith(below(parent)) && isPage(path));
}

/** Returns the access keys of the guarded pages below a path, each once. */
export function getKeysBelow(routes: readonly { path: string; access?: string }[], parent: string): string[] {
  const keys = routes.filter(({ path }) => path.startsWith(below(parent))).map(({ access = '' }) => access);
  return [...new Set(keys)].filter((key) => key.startsWith(below(parent)));
}

const stateOf = (isRequired: boolean, isMet: boolean): LinkState =>
  isRequired ? (isMet ? 'passed' : 'failed') : 'skipped';

/** Explains whether a user has access to a page (spec sections 4 and 6). The guard of the site and the console's access check both use it. */
export function explainAccess({
  account,
  menus,
  pathname,
  rule,
  isPage,
  sections,
}: AccessQuestion): AccessExplanation {
  const { access: key, isParent = false, section } = rule ?? {};
  const granted = account === 'signedOut' || account === 'unknown' ? [] : collectMenuPaths(menus);
  const isGuarded = key !== undefined || isParent;
  const needsEntry = key !== undefined && !isParent;
  const child = isParent ? findFirstGranted(granted, pathname, isPage) : undefined;
  const hasEntry = key !== undefined && granted.includes(key);

  const links: AccessLink[] = [
    { link: 'page', state: stateOf(true, rule !== undefined), isParent },
    { link: 'key', state: stateOf(needsEntry, true), key: needsEntry ? key : undefined },
    { link: 'account', state: stateOf(isGuarded, account === 'signedIn'), account },
    {
      link: 'menu',
      state: stateOf(needsEntry, hasEntry),
      key,
      trail: (needsEntry && hasEntry && findMenuTrail(menus, key)) || [],
      parents: needsEntry && !hasEntry ? granted.filter((path) => key.startsWith(`${path}/`)) : [],
    },
    { link: 'parent', state: stateOf(isParent, child !== undefined), child },
    {
      link: 'column',
      state: stateOf(section !== undefined, !sections || sections.includes(section ?? '')),
      section,
    },
  ];
  const outcome = getOutcome(links.find(({ state }) => state === 'failed'));
  return { outcome, missing: needsEntry && !hasEntry ? key : undefined, links };
}

const ACCOUNT_OUTCOMES: Record<AccountState, AccessOutcome> = {
  signedIn: 'open',
  signedOut: 'signIn',
  unknown: 'unknown',
  locked: 'locked',
};

const LINK_OUTCOMES: Record<Exclude<AccessLink['link'], 'account'>, AccessOutcome> = {
  page: 'notFound',
  key: 'forbidden',
  menu: 'forbidden',
  parent: 'forbidden',
  column: 'notFound',
};

function getOutcome(failed: AccessLink | undefined): AccessOutcome {
  if (!failed) return 'open';
  return failed.link === 'account' ? ACCOUNT_OUTCOMES[failed.account] : LINK_OUTCOMES[failed.link];
}
