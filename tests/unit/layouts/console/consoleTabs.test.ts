import {
  CONSOLE_TABS_LIMIT,
  closeOtherTabs,
  closeTab,
  grantedTabs,
  openTab,
  tabAfterClosing,
} from '@/layouts/console/consoleTabs';

const three = { '/a': '', '/b': '?page=2', '/c': '' };

it('a page that is opened comes last; one that is open stays where it is and keeps its newest query', () => {
  expect(Object.entries(openTab(three, '/d', '?x=1'))).toEqual([...Object.entries(three), ['/d', '?x=1']]);
  expect(Object.entries(openTab(three, '/a', '?sort=name'))).toEqual([
    ['/a', '?sort=name'],
    ['/b', '?page=2'],
    ['/c', ''],
  ]);
  expect(openTab(three, '/b', '?page=2')).toBe(three);
});

it('no more are kept than the limit: the oldest gives way, never the one that is shown', () => {
  let tabs = {};
  for (let number = 0; number < CONSOLE_TABS_LIMIT + 3; number++) tabs = openTab(tabs, `/${number}x`, '');
  expect(Object.keys(tabs)).toHaveLength(CONSOLE_TABS_LIMIT);
  expect(Object.keys(tabs)[0]).toBe('/3x');
  expect(Object.keys(tabs).at(-1)).toBe(`/${CONSOLE_TABS_LIMIT + 2}x`);
});

it('closes one, or all others', () => {
  expect(closeTab(three, '/b')).toEqual({ '/a': '', '/c': '' });
  expect(closeTab(three, '/z')).toEqual(three);
  expect(closeOtherTabs(three, '/b')).toEqual({ '/b': '?page=2' });
});

it.each([
  ['the next', three, '/a', '/b?page=2'],
  ['the one before for the last', three, '/c', '/b?page=2'],
  ['none when it is the only one', { '/a': '' }, '/a', undefined],
  ['none when it is not open', three, '/z', undefined],
])('closing leads to %s', (_name, tabs, closed, to) => {
  expect(tabAfterClosing(tabs, closed)).toBe(to);
});

it('what is not granted any more goes', () => {
  expect(grantedTabs(three, (path) => path !== '/c')).toEqual({ '/a': '', '/b': '?page=2' });
});
