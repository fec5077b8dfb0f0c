import { screen, within } from '@testing-library/react';
import { openPage } from '../support/renderApp';

/** What the style sheet marks in forced colours. */
const isCurrent = (element: Element) =>
  element.matches('[aria-current]:not([aria-current="false"]), [aria-selected="true"], :checked');

it.each([
  ['the header', '/serviceMarket', 'Market'],
  ['the tabs of a service', '/serviceMarket/detail/tab1?serviceId=live-transcription', 'Description'],
  ['the side navigation', '/usercenter/order', 'My orders'],
  ['the tabs of rules', '/list/table-list', /^All/],
  ['the menu of the console', '/list/basic-list', 'Tasks'],
])('marks the current link of %s', async (_place, path, name) => {
  await openPage(path, { account: 'admin' });
  const links = await screen.findAllByRole('link', { name });
  expect(links.filter(isCurrent).length).toBeGreaterThan(0);
});

it('marks the current page in the menu of the user', async () => {
  const { user } = await openPage('/usercenter/order', { account: 'user' });
  await user.click(await screen.findByRole('button', { name: /^Account menu of/ }));
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getAllByRole('link').filter(isCurrent)).toEqual([
    menu.getByRole('link', { name: 'My orders' }),
  ]);
});

it('marks the current range of the analysis', async () => {
  await openPage('/dashboard/analysis', { account: 'admin' });
  const ranges = await screen.findAllByRole('radio');
  expect(ranges.filter(isCurrent).length).toBeGreaterThan(0);
});
