import {
  type AccessLink,
  type AccessQuestion,
  explainAccess,
  getKeysBelow,
} from '../../../../src/domain/account/accessChain';
import { findMenuTrail } from '../../../../src/domain/account/menus';

const menus = [
  { path: '/welcome' },
  { path: '/list', children: [{ path: '/list/search', children: [{ path: '/list/search/projects' }] }] },
];
const pages = ['/welcome', '/list/table-list', '/list/search/projects'];

const explain = (question: Partial<AccessQuestion>) =>
  explainAccess({
    account: 'signedIn',
    menus,
    pathname: '/list/table-list',
    rule: { access: '/list/table-list' },
    isPage: (path) => pages.includes(path),
    ...question,
  });

const linkOf = <N extends AccessLink['link']>(question: Partial<AccessQuestion>, name: N) =>
  explain(question).links.find(({ link }) => link === name) as Extract<AccessLink, { link: N }>;

const GRANTED = { access: '/list/search/projects' };

describe('the outcome', () => {
  it.each<[string, string, Partial<AccessQuestion>]>([
    ['open', 'a public page, for a visitor', { account: 'signedOut', rule: {} }],
    ['open', 'a page whose key is in the menus', { rule: GRANTED }],
    ['forbidden', 'a page whose key is missing', {}],
    [
      'forbidden',
      'a page of which only the parent entry is granted',
      { rule: { access: '/list/card-list' } },
    ],
    ['signIn', 'a guarded page, for a visitor', { account: 'signedOut', rule: GRANTED }],
    ['unknown', 'a guarded page, while the user is unknown', { account: 'unknown', rule: GRANTED }],
    ['locked', 'a guarded page, for a locked account', { account: 'locked', rule: GRANTED }],
    ['notFound', 'an address without a page', { rule: undefined }],
    ['open', 'a parent with a granted page below it', { rule: { isParent: true }, pathname: '/List/' }],
    [
      'open',
      'a parent that is not granted itself',
      { rule: { isParent: true, access: '/x' }, pathname: '/list' },
    ],
    [
      'forbidden',
      'a parent without a granted page below it',
      { rule: { isParent: true }, pathname: '/form' },
    ],
    ['notFound', 'a section without a column', { rule: { section: 'market' }, sections: ['agreement'] }],
    ['open', 'a section, until the columns are known', { rule: { section: 'market' } }],
    [
      'forbidden',
      'a page without key, whatever its column',
      { rule: { access: '/x', section: 'market' }, sections: [] },
    ],
  ])('is %s for %s', (outcome, _page, question) => {
    expect(explain(question).outcome).toBe(outcome);
  });

  it.each(['constructor', '__proto__'])('is forbidden for the key %s', (access) => {
    expect(explain({ rule: { access } }).outcome).toBe('forbidden');
  });

  it('never uses the menus of a user who is signed out', () => {
    expect(linkOf({ account: 'signedOut', rule: GRANTED }, 'menu')).toMatchObject({
      state: 'failed',
      trail: [],
    });
  });
});

describe('the requirements', () => {
  it('name the entries that lead to the granting one', () => {
    expect(linkOf({ rule: GRANTED }, 'menu')).toMatchObject({
      state: 'passed',
      trail: ['/list', '/list/search', '/list/search/projects'],
    });
  });

  it('name the granted parent entries, which do not grant the page', () => {
    expect(linkOf({ rule: { access: '/list/search/articles' } }, 'menu')).toMatchObject({
      state: 'failed',
      parents: ['/list', '/list/search'],
    });
  });

  it('name the page that a parent leads to, and not its key', () => {
    const question = { pathname: '/list', rule: { isParent: true, access: '/list' } };
    expect(linkOf(question, 'parent')).toMatchObject({ state: 'passed', child: '/list/search/projects' });
    expect(linkOf(question, 'key')).toMatchObject({ state: 'skipped', key: undefined });
    expect(linkOf(question, 'menu').state).toBe('skipped');
  });

  it('are skipped for a public page', () => {
    const { links } = explain({ rule: {}, account: 'signedOut' });
    expect(links.filter(({ state }) => state !== 'skipped').map(({ link }) => link)).toEqual(['page']);
  });

  it('are each checked, so that one answer names all problems', () => {
    const { links } = explain({ account: 'locked', rule: { access: '/x', section: 'market' }, sections: [] });
    expect(links.filter(({ state }) => state === 'failed').map(({ link }) => link)).toEqual([
      'account',
      'menu',
      'column',
    ]);
  });
});

it('finds the first entry of a path, also in invalid and endless menus', () => {
  const endless: { path: string; children: unknown[] } = { path: '/a', children: [] };
  endless.children.push(null, { children: [{ path: '/b' }] }, endless);
  expect(findMenuTrail([endless], '/b')).toEqual(['/a', '/b']);
  expect(findMenuTrail([endless], '/c')).toBeUndefined();
  expect(findMenuTrail('/b', '/b')).toBeUndefined();
});

it('finds the keys of the guarded pages below a path', () => {
  const routes = [
    { path: '/order/:orderId', access: '/order' },
    { path: '/usercenter/security/file', access: '/usercenter/security' },
    { path: '/usercenter/security', access: '/usercenter/security' },
    { path: '/usercenter/help' },
  ];
  expect(getKeysBelow(routes, '/UserCenter/')).toEqual(['/usercenter/security']);
  expect(getKeysBelow(routes, '/order')).toEqual([]);
});
