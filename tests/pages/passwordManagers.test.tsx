import { screen, waitFor } from '@testing-library/react';
import { openPage } from '../support/renderApp';

/** The inputs in which password managers offer a new password. */
const offered = () =>
  [...document.querySelectorAll('input[autocomplete="new-password"]')].map((input) =>
    input.getAttribute('type'),
  );

it.each([
  ['admin', '/list/table-list'],
  ['admin', '/admin?person=10002&page=/list/table-list'],
  ['admin', '/form/advanced-form'],
  ['user', '/usercenter/support/new'],
  ['user', '/serviceMarket'],
] as const)('the selects of %s at %s ask for no password', async (account, address) => {
  await openPage(address, { account });
  await waitFor(() => expect(screen.queryAllByRole('combobox').length).toBeGreaterThan(0));
  for (const select of screen.getAllByRole('combobox'))
    if (select instanceof HTMLInputElement) expect(select.autocomplete).toBe('off');
  expect(offered()).toEqual([]);
});

it('the fields of a new password still do', async () => {
  await openPage('/register');
  await waitFor(() => expect(offered()).toEqual(['password', 'password']));
});
