import { screen, within } from '@testing-library/react';
import { button } from '../support/account';
import { passTime } from '../support/clock';
import { mockServer } from '../support/pageSetup';
import { renderApp } from '../support/renderApp';

it('shows words and a way back when a page is still loading after ten seconds', async () => {
  const server = mockServer();
  window.fetch = (input, init) =>
    String(input).includes('demo/') ? new Promise(() => {}) : server(input, init);
  const back = jest.spyOn(window.history, 'back').mockImplementation(() => {});
  const { user } = renderApp('/demo');
  await passTime(9_000);
  expect(screen.queryByText('This page is taking a while to load')).not.toBeInTheDocument();
  await passTime(2_000);
  const words = screen.getByText('This page is taking a while to load');
  expect(words.parentElement).toHaveAttribute('role', 'status');
  expect(within(screen.getByRole('main')).getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await user.click(button('Go back'));
  expect(back).toHaveBeenCalledTimes(1);
  // What stands around the page stays usable.
  expect(screen.getByRole('banner')).toBeVisible();
});
