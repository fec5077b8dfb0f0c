import { siteRoutes } from '../../../../config/routes';
import { getMenus } from '../../../../mock/lib/menus';
import { collectMenuPaths } from '../../../../src/domain/account/menus';
import { rankCommands } from '../../../../src/layouts/console/commandRanking';
import { pageCommands } from '../../../../src/layouts/console/pageCommands';
import en from '../../../../src/locales/en-US/title';
import zh from '../../../../src/locales/zh-CN/title';

const titles: Record<string, Record<string, string>> = { en, zh };
const SHOWN = 8;

const commandsOf = (paths: readonly string[], language: string) =>
  pageCommands(
    Object.fromEntries(paths.map((path) => [path, true])),
    (id) => titles[language]?.[id] ?? id,
    (id) => Object.values(titles).map((texts) => texts[id] ?? id),
  );

const PEOPLE: Record<string, readonly string[]> = {
  admin: collectMenuPaths(getMenus('admin')),
  user: collectMenuPaths(getMenus('user')),
  'someone without menus': [],
};

describe.each(Object.entries(PEOPLE))('the pages of Ctrl+K for %s', (_, paths) => {
  const isOpen = ({ access }: { access?: string }) => access === undefined || paths.includes(access);

  it.each(Object.keys(titles))('are found by their titles in each language in %s', (language) => {
    const commands = commandsOf(paths, language);
    const pages = siteRoutes.filter(
      (route) =>
        ['portal', 'console'].includes(route.frame) &&
        !/[:*]/.test(route.path) &&
        !route.isParent &&
        !route.isUnlisted &&
        isOpen(route),
    );
    expect(pages.length).toBeGreaterThan(8);
    const missing = pages.flatMap(({ path, titleId }) =>
      Object.values(titles)
        .filter((texts) => {
          const found = rankCommands(commands, texts[titleId] ?? '', SHOWN);
          return !found.some(({ target }) => target === path);
        })
        .map((texts) => `${path} ${texts[titleId]}`),
    );
    expect(missing).toEqual([]);
  });

  it('contain none without a grant, and each once', () => {
    const targets = commandsOf(paths, 'en').map(({ target }) => target);
    const denied = siteRoutes.filter((route) => !isOpen(route)).map(({ path }) => path);
    expect(targets.filter((target) => denied.some((path) => path === target))).toEqual([]);
    expect(new Set(targets).size).toBe(targets.length);
  });
});

it('leaves out only pages that need the choice of another page, errors and tools', () => {
  expect(siteRoutes.filter(({ isUnlisted }) => isUnlisted).map(({ path }) => path)).toEqual([
    '/404',
    '/*',
    '/exception',
    '/demo',
    '/agreement/thirdColumn',
    '/agreement/thirdColumn/thirdColumn',
    '/agreement/thirdColumn/titleItem',
    '/serviceMarket/detail',
    '/serviceMarket/detail/tab1',
    '/serviceMarket/detail/tab2',
    '/serviceMarket/order',
    '/serviceMarket/result',
    ...['file', 'modal', 'myContext', 'submit', 'unverified', 'verified'].map(
      (step) => `/usercenter/security/certification/${step}`,
    ),
    '/list/actions',
  ]);
});
