import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { db } from '../../mock/lib/db';
import { callsTo } from '../support/account';
import { detailAddress, SERVICE } from '../support/market';
import { failCalls } from '../support/network';
import { openPage, place } from '../support/renderApp';

const section = () => within(screen.getByRole('region', { name: 'Ratings and reviews' }));
const openReviews = async (search = '', account?: 'user') => {
  const app = await openPage(detailAddress(`${search}#reviews`), { account });
  await section().findByRole('list', { name: 'Number of ratings by stars' });
  return app;
};
const total = (text: RegExp) => section().findByText(text);

describe('the reviews of a service', () => {
  it('are not loaded before they are near', async () => {
    const { user } = await openPage(detailAddress());
    expect(await screen.findByRole('heading', { name: 'Ratings and reviews' })).toBeVisible();
    expect(callsTo(`service/${SERVICE}/reviews`)).toEqual([]);
    await user.click(screen.getByRole('link', { name: /out of 5, \d+ ratings$/ }));
    expect(await section().findByRole('list', { name: 'Number of ratings by stars' })).toBeVisible();
  });

  it('are limited to stars and texts, and sorted, in the URL', async () => {
    const { user } = await openReviews();
    await user.click(section().getByRole('button', { name: /^2 stars: / }));
    await waitFor(() => expect(place()).toContain('stars=2'));
    expect(await section().findByText('2 stars only')).toBeVisible();
    await waitFor(() =>
      expect(section().queryByRole('img', { name: '5 stars out of 5', hidden: false })).toBeInTheDocument(),
    );
    const items = () =>
      section()
        .getAllByRole('listitem')
        .filter((item) => item.querySelector('strong'));
    await waitFor(() =>
      expect(items().every((item) => within(item).queryByRole('img', { name: '2 stars out of 5' }))).toBe(
        true,
      ),
    );
    await user.click(section().getByRole('button', { name: /^2 stars: / }));
    await user.click(section().getByRole('combobox', { name: 'Content' }));
    await user.click(await screen.findByTitle(/^With text \(\d+\)$/));
    await waitFor(() => expect(place()).toContain('having=text'));
    expect(place()).not.toContain('stars=');
    await waitFor(() => expect(section().queryByText('Rated without a text.')).not.toBeInTheDocument());
    expect(await total(/^\d+ reviews$/)).toBeVisible();
  });

  it('can be marked as helpful by users, not by visitors', async () => {
    const { user, unmount } = await openReviews();
    const link = section().getAllByRole('link', { name: /Sign in to mark as helpful$/ })[0];
    expect(link).toHaveAttribute('href', expect.stringContaining('/login?redirect='));
    unmount();
    await openReviews('', 'user');
    const [button] = section().getAllByRole('button', { name: /is helpful \(\d+\)$/ });
    if (!button) throw new Error('No review can be marked');
    expect(button).toHaveAttribute('aria-pressed', 'false');
    await user.click(button);
    await waitFor(() =>
      expect(section().getAllByRole('button', { name: /is helpful/ })[0]).toHaveAttribute(
        'aria-pressed',
        'true',
      ),
    );
    expect(db().helpfulMarks).toHaveLength(1);
  });

  it('offer a retry after a failure', async () => {
    const restore = failCalls('/reviews');
    const { user } = await openPage(detailAddress('#reviews'));
    expect(await screen.findByRole('heading', { name: 'Couldn’t load the reviews' })).toBeVisible();
    restore();
    await user.click(section().getByRole('button', { name: 'Try again' }));
    expect(await section().findByRole('list', { name: 'Number of ratings by stars' })).toBeVisible();
  });
});

describe('the page of a provider', () => {
  it('shows its service level, qualifications and services', async () => {
    const { user } = await openPage(detailAddress());
    await user.click(await screen.findByRole('link', { name: 'Tingxi Speech' }));
    await waitFor(() => expect(place()).toBe('/provider/tingxi'));
    expect(await screen.findByRole('heading', { name: 'Tingxi Speech', level: 1 })).toBeVisible();
    expect(screen.getByText('At least 99.90% a month')).toBeVisible();
    expect(screen.getByText('Within 2 hours')).toBeVisible();
    expect(
      within(screen.getByRole('region', { name: 'Qualifications' })).getAllByRole('listitem'),
    ).toHaveLength(2);
    const services = within(screen.getByRole('region', { name: 'Services' }));
    expect((await services.findAllByRole('article')).length).toBeGreaterThan(1);
    await waitFor(() => expect(document.title).toBe('Tingxi Speech - Service Market'));
    act(() => history.push('/provider/nobody'));
    expect(await screen.findByRole('heading', { name: 'Provider not found' })).toBeVisible();
  });
});
