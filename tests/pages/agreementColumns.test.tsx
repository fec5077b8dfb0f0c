import { screen, waitFor, within } from '@testing-library/react';
import { failCalls, replyNext } from '../support/network';
import { openPage, place } from '../support/renderApp';

const TITLE_ITEM = '/agreement/thirdColumn/titleItem?recordId=';

const breadcrumb = () =>
  within(screen.getByRole('navigation', { name: 'You are here' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const linksOfPage = () =>
  within(screen.getByRole('heading', { level: 1 }).closest('section') as HTMLElement)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

it('documents that are columns as well are listed once, and a column of nothing else is not', async () => {
  const column = (recordId: string, parentId: string, title: string) => ({
    recordId,
    parentId,
    title,
    sequence: 0,
  });
  const result = [
    column('2', '0', 'Agreements and help'),
    column('privacy', '2', 'Privacy as a column'),
    column('21', '2', 'Legal'),
    column('211', '21', 'Documents'),
    column('register', '211', 'Registration as an article'),
    column('22', '2', 'Guides'),
    column('221', '22', 'First steps'),
    column('about-us', '221', 'About us as an article'),
    column('2211', '221', 'How to sign in'),
  ];
  replyNext('GET', 'column/list', { code: 200, result });
  await openPage('/agreement');
  expect(await screen.findByRole('link', { name: 'How to sign in' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Guides' })).toHaveLength(2);
  for (const name of [/as a column|as an article/, 'Legal'])
    expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
});

describe('a column of the help', () => {
  it('lists its columns and articles, which lead to each other', async () => {
    const { user } = await openPage('/agreement/202');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ordering and paying');
    await waitFor(() => expect(document.title).toBe('Ordering and paying - Service Market'));
    expect(linksOfPage()).toEqual(
      expect.arrayContaining([
        '/agreement/thirdColumn?recordId=2021',
        `${TITLE_ITEM}20211`,
        '/agreement/thirdColumn/thirdColumn?recordId=20213',
        `${TITLE_ITEM}20221`,
      ]),
    );
    await user.click(screen.getByRole('link', { name: 'Orders and refunds' }));
    await waitFor(() => expect(place()).toBe('/agreement/thirdColumn?recordId=2021'));
    await user.click(await screen.findByRole('link', { name: /Refunds in special cases.*3 articles/ }));
    await waitFor(() => expect(place()).toBe('/agreement/thirdColumn/thirdColumn?recordId=20213'));
    await waitFor(() =>
      expect(breadcrumb()).toEqual([
        'Agreements and help',
        'Ordering and paying',
        'Orders and refunds',
        'Refunds in special cases',
      ]),
    );
    await user.click(screen.getByRole('link', { name: 'Refunds of bank transfers' }));
    await waitFor(() => expect(place()).toBe(`${TITLE_ITEM}202133`));
    expect(await screen.findByText(/A bank transfer is refunded to the account it came from/)).toBeVisible();
    expect(screen.getByText(/^Version 1\.0, in force since/)).toBeVisible();
    expect(breadcrumb().at(-1)).toBe('Refunds of bank transfers');
    const more = screen.getByRole('navigation', { name: 'More in this column' });
    await user.click(within(more).getByRole('link', { name: /Previous/ }));
    await waitFor(() => expect(place()).toBe(`${TITLE_ITEM}202132`));
    await waitFor(() => expect(document.title).toBe('Refunds of orders with a coupon - Service Market'));
  });

  it.each([
    ['/agreement/thirdColumn?recordId=202', '/agreement/202'],
    ['/agreement/thirdColumn/thirdColumn?recordId=20211', `${TITLE_ITEM}20211`],
    [`${TITLE_ITEM}20213`, '/agreement/thirdColumn/thirdColumn?recordId=20213'],
  ])('requested at %s is shown at its own page', async (address, own) => {
    await openPage(address);
    await waitFor(() => expect(place()).toBe(own));
  });

  it.each([
    // A market category is not a help column.
    ['/agreement/101', 'There is no such column'],
    [`${TITLE_ITEM}nothing`, 'There is no such document'],
  ])('%s shows a not-found page with a way back', async (address, title) => {
    const { user } = await openPage(address);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    await user.click(screen.getByRole('link', { name: 'Back to agreements and help' }));
    await waitFor(() => expect(place()).toBe('/agreement'));
  });

  it('offers a retry after a failure', async () => {
    const restore = failCalls('column/list');
    const { user } = await openPage('/agreement/203');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Couldn’t load the help topics');
    restore();
    const page = screen.getByRole('heading', { level: 1 }).parentElement as HTMLElement;
    await user.click(within(page).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Rules' })).toBeVisible();
  });
});
