import { act, screen, waitFor, within } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { button, callsTo, field } from '../support/account';
import { recordSavedFiles } from '../support/files';
import { changeReply, failCalls } from '../support/network';
import { openPage, place } from '../support/renderApp';

const title = (name: string) => screen.findByRole('heading', { level: 2, name });
const rows = () => screen.getAllByRole('heading', { level: 2 }).map((row) => row.textContent);

it('articles: loads more and keeps marks and comments', async () => {
  const { user } = await openPage('/list/search/articles', { account: 'admin', title: 'Articles' });
  await title('Twelve reasons why listings come back');
  expect(screen.getByText('Showing 5 of 18 articles')).toBeVisible();
  await user.click(button('Load more'));
  expect(await screen.findByText('Showing 10 of 18 articles')).toBeVisible();
  expect(place()).toBe('/list/search/articles?pageSize=10');

  await user.click(button('Star “Twelve reasons why listings come back”, starred by 12'));
  const starred = await screen.findByRole('button', { name: /^Star “Twelve.* starred by 13$/ });
  expect(starred).toHaveAttribute('aria-pressed', 'true');
  await user.click(starred);
  await screen.findByRole('button', { name: /^Star “Twelve.* starred by 12$/ });
  await user.click(button(/^Like “Twelve/));
  await waitFor(() => expect(db().lists.articleMarks).toMatchObject([{ articleId: 'L-101', mark: 'like' }]));

  await user.click(button('Comments on “Twelve reasons why listings come back”: 1'));
  const drawer = await screen.findByRole('dialog');
  await user.click(await within(drawer).findByRole('button', { name: 'Post comment' }));
  expect(await within(drawer).findByText('This field is required')).toBeVisible();
  await user.fill(field('Your comment'), 'Very true');
  await user.click(within(drawer).getByRole('button', { name: 'Post comment' }));
  expect(await within(drawer).findByText('Very true', { ignore: 'textarea' })).toBeVisible();
  await waitFor(() => expect(field('Your comment')).toHaveValue(''));
  await user.click(within(drawer).getByRole('button', { name: 'Close' }));
  await screen.findByRole('button', { name: /^Comments on “Twelve.*: 2$/ });
});

it('articles: loads more when the end of the list comes near the window', async () => {
  const margins: (string | undefined)[] = [];
  let comesNear = () => {};
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback, init) => {
    margins.push(init?.rootMargin);
    const observer = { observe() {}, disconnect() {} } as unknown as IntersectionObserver;
    comesNear = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], observer);
    return observer;
  });
  await openPage('/list/search/articles', { account: 'admin', title: 'Articles' });
  await screen.findByText('Showing 5 of 18 articles');
  act(comesNear);
  expect(await screen.findByText('Showing 10 of 18 articles')).toBeVisible();
  act(comesNear);
  expect(await screen.findByText('Showing 15 of 18 articles')).toBeVisible();
  expect(new Set(margins)).toEqual(new Set(['0px 0px 100px']));
});

it('articles: reads only what is not shown yet, and all of it in one call after a reload', async () => {
  const queries = () => callsTo('console/list/articles').map(({ query }) => query);
  const { user, unmount } = await openPage('/list/search/articles', { account: 'admin', title: 'Articles' });
  await screen.findByText('Showing 5 of 18 articles');
  const first = rows();
  await user.click(button('Load more'));
  await screen.findByText('Showing 10 of 18 articles');
  await user.click(button('Load more'));
  await screen.findByText('Showing 15 of 18 articles');
  const shown = rows();
  expect(shown.slice(0, 5)).toEqual(first);
  expect(new Set(shown).size).toBe(15);
  const cursor = expect.any(String);
  expect(queries()).toEqual([{ pageSize: '5' }, { pageSize: '5', cursor }, { pageSize: '5', cursor }]);
  const address = place();
  unmount();
  await openPage(address, { title: 'Articles' });
  await screen.findByText('Showing 15 of 18 articles');
  expect(rows()).toEqual(shown);
  expect(queries().at(-1)).toEqual({ pageSize: '15' });
});

it('articles: begin again when the server no longer knows where more begin', async () => {
  changeReply('/articles', ({ next }) => ({ next: next && 'of-another-time' }));
  const { user } = await openPage('/list/search/articles', { account: 'admin', title: 'Articles' });
  await screen.findByText('Showing 5 of 18 articles');
  const first = rows();
  await user.click(button('Load more'));
  await waitFor(() => expect(callsTo('console/list/articles')).toHaveLength(2));
  await waitFor(() => expect(button('Load more')).not.toHaveClass('ant-btn-loading'));
  expect(rows()).toEqual(first);
});

it('articles: says how to find those after the last that are shown', async () => {
  changeReply('/articles', () => ({ next: 'more', total: 130 }));
  await openPage('/list/search/articles?pageSize=100', { account: 'admin', title: 'Articles' });
  expect(await screen.findByText('Use the search and the filters to find the others')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
});

it('articles: what is shown stays when no more could be loaded', async () => {
  const { user } = await openPage('/list/search/articles', { account: 'admin', title: 'Articles' });
  await screen.findByText('Showing 5 of 18 articles');
  const answerAgain = failCalls('/articles');
  await user.click(button('Load more'));
  expect(await screen.findByText('Couldn’t load more articles')).toBeVisible();
  expect(rows()).toHaveLength(5);
  answerAgain();
  expect(button('Try again')).toHaveFocus();
  await user.click(button('Try again'));
  expect(await screen.findByText('Showing 10 of 18 articles')).toBeVisible();
  expect(button('Load more')).toBeVisible();
});

it('applications: download, edit, share, pin and pause', async () => {
  const saved = recordSavedFiles();
  const { user } = await openPage('/list/search/applications', {
    account: 'admin',
    title: 'Applications',
  });
  const card = within((await title('Listing Assistant')).closest('article') as HTMLElement);
  expect(card.getAllByRole('button').map((each) => each.textContent)).toEqual([
    'Download',
    'Edit',
    'Copy link',
    'More',
  ]);
  await user.click(button('Download manifest: Listing Assistant'));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Listing Assistant manifest.json']));

  await user.click(button('Copy link: Risk Radar'));
  await waitFor(async () =>
    expect(await navigator.clipboard.readText()).toMatch(
      /\/list\/search\/applications\?keyword=Risk\+Radar$/,
    ),
  );

  await user.click(button('Edit Risk Radar'));
  await user.clear(field('Name'));
  await user.click(button('Save'));
  expect(await screen.findByText('This field is required')).toBeVisible();
  await user.fill(field('Name'), 'Risk Watch');
  await user.click(button('Save'));
  await title('Risk Watch');

  await user.click(button('More actions: Risk Watch'));
  await user.click(await screen.findByRole('menuitem', { name: 'Pin to the top' }));
  await waitFor(() => expect(rows()[0]).toBe('Risk Watch'));
  await user.click(button('More actions: Risk Watch'));
  await user.click(await screen.findByRole('menuitem', { name: 'Pause' }));
  expect(await screen.findByText('Paused')).toBeVisible();
});
