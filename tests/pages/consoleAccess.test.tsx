import { act, screen, waitFor } from '@testing-library/react';
import { history } from '@umijs/max';
import { collectMenuPaths } from '@/access';
import { siteRoutes } from '../../config/routes';
import { getMenus } from '../../mock/lib/menus';
import { mockServer } from '../support/pageSetup';
import { place, renderApp } from '../support/renderApp';
import { signIn } from '../support/signedIn';

const FORBIDDEN = 'You do not have access to this page';
const consolePaths = siteRoutes.filter(({ frame }) => frame === 'console').map(({ path }) => path);
const granted = new Set(collectMenuPaths(getMenus('user')));

it('an administrator has every console page', () => {
  const all = collectMenuPaths(getMenus('admin'));
  expect(consolePaths.filter((path) => !all.includes(path))).toEqual([]);
});

it('whoever lacks a console page gets the 403 page in its place, and nothing of the page is asked for', async () => {
  const forbidden = consolePaths.filter((path) => !granted.has(path));
  expect(forbidden).toHaveLength(23);

  signIn('user');
  const [first = '', ...others] = forbidden;
  renderApp(first);
  await screen.findByRole('heading', { level: 1, name: FORBIDDEN });
  const startup = mockServer().calls.length;

  for (const path of others) {
    const address = `${path}?from=link`;
    act(() => history.push(address));
    await waitFor(() => expect(place()).toBe(address));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(FORBIDDEN);
    // A page's code would first show what stands in for it.
    expect(document.querySelector('main [aria-busy="true"]')).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'You are here' })).not.toBeInTheDocument();
  }
  expect(mockServer().calls.length).toBe(startup);
});
