import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { loadRouteCode } from '@/layouts/root/routeCode';
import { session } from '@/request/session';
import { button } from '../support/account';
import { passTime } from '../support/clock';
import { openPage, place } from '../support/renderApp';

jest.mock('@/layouts/root/routeCode', () => ({ loadRouteCode: jest.fn(), prefetchRouteCode: jest.fn() }));

const WORDS = 'The next page is taking a while to load';

/** Code that arrives when the test says so, by the path of its page. */
const arrivals = new Map<string, () => void>();

beforeEach(() => {
  arrivals.clear();
  jest.mocked(loadRouteCode).mockImplementation((_, path) => {
    if (path === '/home') return undefined;
    return new Promise((resolve) => arrivals.set(path, () => resolve(undefined)));
  });
});

const arrives = (path: string) => act(async () => arrivals.get(path)?.());

const footerLink = async (name: string) =>
  within(await screen.findByRole('contentinfo')).findByRole('link', { name });

async function opensHome() {
  const app = await openPage('/home');
  const search = screen.getByRole('searchbox', { name: 'Search the service market' });
  return { ...app, search };
}

it('keeps the page usable while the next one loads, and shows words and ways on after ten seconds', async () => {
  const { user, search } = await opensHome();
  await user.click(await footerLink('Privacy policy'));
  await user.type(search, 'x');
  expect(search).toHaveValue('x');
  await passTime(9_000);
  expect(screen.queryByText(WORDS)).not.toBeInTheDocument();
  await passTime(2_000);
  const notice = screen.getByRole('region', { name: WORDS });
  expect(within(notice).getByRole('status')).toHaveTextContent(
    'Your connection may be slow. Keep waiting, stay on this page or try again.',
  );
  expect(within(notice).getByRole('button', { name: 'Try again' })).toBeVisible();
  await user.click(button('Stay here'));
  expect(screen.queryByText(WORDS)).not.toBeInTheDocument();
  await arrives('/agreement/privacy');
  expect(place()).toBe('/home');
});

it('follows the link that was pressed last, and forgets it when another page opens', async () => {
  const { user } = await opensHome();
  await user.click(await footerLink('Privacy policy'));
  await user.click(await footerLink('About us'));
  await act(async () => history.replace('/home?keyword=speech'));
  await arrives('/agreement/privacy');
  expect(place()).toBe('/home?keyword=speech');
  await arrives('/agreement/about-us');
  await waitFor(() => expect(place()).toBe('/agreement/about-us'));
  await user.click(await footerLink('Privacy policy'));
  await act(async () => history.back());
  await waitFor(() => expect(place()).toBe('/home?keyword=speech'));
  await arrives('/agreement/privacy');
  expect(place()).toBe('/home?keyword=speech');
});

it('loads no code of a page without access, and does not wait after the session has ended', async () => {
  const { user } = await openPage('/home', { account: 'user' });
  await user.click(await footerLink('Privacy policy'));
  await act(async () => history.push('/admin/sub-page'));
  expect(arrivals.has('/admin/sub-page')).toBe(false);
  await screen.findByRole('heading', { level: 1, name: /access/ });
  await act(async () => session.end());
  await waitFor(() => expect(place()).toBe('/login'));
});
