import {
  CONSOLE_TABS_LIMIT,
  closeOtherTabs,
  closeTab,
  grantedTabs,
  openTab,
  tabAfterClosing,
} from '@/layouts/console/consoleTabs';

const three = { '/a': '', '/b': '?page=2', '/c': '' };

it('adds an opened page at the end, and keeps the place of an open one with its new query', () => {
  expect(Object.entries(openTab(three, '/d', '?x=1'))).toEqual([...Object.entries(three), ['/d', '?x=1']]);
  expect(Object.entries(openTab(three, '/a', '?sort=name'))).toEqual([
    ['/a', '?sort=name'],
    ['/b', '?page=2'],
    ['/c', ''],
  ]);
  expect(openTab(three, '/b', '?page=2')).toBe(three);
});

it('removes the oldest tab above the limit', () => {
  let tabs = {};
  for (let number = 0; number < CONSOLE_TABS_LIMIT + 3; number++) tabs = openTab(tabs, `/${number}x`, '');
  expect(Object.keys(tabs)).toHaveLength(CONSOLE_TABS_LIMIT);
  expect(Object.keys(tabs)[0]).toBe('/3x');
  expect(Object.keys(tabs).at(-1)).toBe(`/${CONSOLE_TABS_LIMIT + 2}x`);
});

it('closes one tab, or all others', () => {
  expect(closeTab(three, '/b')).toEqual({ '/a': '', '/c': '' });
  expect(closeTab(three, '/z')).toEqual(three);
  expect(closeOtherTabs(three, '/b')).toEqual({ '/b': '?page=2' });
});

it.each([
  ['the next tab', three, '/a', '/b?page=2'],
  ['the previous tab after the last one', three, '/c', '/b?page=2'],
  ['no tab when it is the only one', { '/a': '' }, '/a', undefined],
  ['no tab when it is not open', three, '/z', undefined],
])('selects %s after closing', (_name, tabs, closed, to) => {
  expect(tabAfterClosing(tabs, closed)).toBe(to);
});

it('removes tabs without access', () => {
  expect(grantedTabs(three, (path) => path !== '/c')).toEqual({ '/a': '', '/b': '?page=2' });
});

it('removes stored tabs with anything but a query behind the path', () => {
  expect(grantedTabs({ '/a': '?x=1', '/b': '/../..//evil.example', '/c': '#x' }, () => true)).toEqual({
    '/a': '?x=1',
  });
});
