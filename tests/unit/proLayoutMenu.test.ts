import { getMatchMenu as originalMatch, transformRoute as originalTransform } from '@umijs/route-utils';
import { getMatchMenu, transformRoute } from '../../config/overrides/proLayout/menu';
import { siteRoutes } from '../../config/routes';
import { consoleMenu } from '../../src/layouts/console/consoleMenu';

const consolePaths = siteRoutes.filter(({ frame }) => frame === 'console').map(({ path }) => path);
const access = Object.fromEntries(siteRoutes.map(({ path }) => [path, true]));

/** The menu as ProLayout receives it. */
const menu = () =>
  consoleMenu(
    access,
    (id) => id,
    () => null,
  );

interface Entry {
  key?: string;
  children?: Entry[];
}

const keysOf = (items: Entry[]): unknown[] =>
  items.map(({ key, children }) => (children ? [key, keysOf(children)] : key));

it('gives the entries of the console menu the same keys as ProLayout itself', () => {
  const { menuData } = transformRoute(menu());
  expect(keysOf(menuData)).toEqual(keysOf(originalTransform(menu(), false, undefined, true).menuData));
});

it.each([...consolePaths, '/list/table-list/1', '/unknown', '/'])(
  'finds the same entries for %s as ProLayout itself',
  (path) => {
    const { menuData } = transformRoute(menu());
    const original = originalTransform(menu(), false, undefined, true).menuData;
    expect([...new Set(getMatchMenu(path, menuData).map(({ key }) => key))]).toEqual([
      ...new Set(originalMatch(path, original, true).map(({ key }) => key)),
    ]);
  },
);
