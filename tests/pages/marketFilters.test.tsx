import { screen, waitFor, within } from '@testing-library/react';
import { searchServices } from '../../mock/lib/catalogue/search';
import { field } from '../support/account';
import { lastListQuery, listCalls, showsCount } from '../support/market';
import { place, renderApp } from '../support/renderApp';

const ALL = searchServices({}, 'en').length;

async function openMarket(address = '/serviceMarket') {
  const app = renderApp(address);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(listCalls().length).toBeGreaterThan(0));
  return app;
}

describe('the price range filter', () => {
  it('is entered in yuan and kept in the URL in cents', async () => {
    const { user } = await openMarket('/serviceMarket?page=2');
    await user.fill(field('Minimum price (CNY)'), '１９.9');
    await user.fill(field('Maximum price (CNY)'), ' 500 ');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(place()).toBe('/serviceMarket?minPrice=1990&maxPrice=50000'));
    await waitFor(() =>
      expect(lastListQuery()).toMatchObject({ minPrice: '1990', maxPrice: '50000', current: '1' }),
    );
    expect(field('Minimum price (CNY)')).toHaveValue('19.90');
    await user.clear(field('Minimum price (CNY)'));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(place()).toBe('/serviceMarket?maxPrice=50000'));
    await user.fill(field('Minimum price (CNY)'), '500');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(lastListQuery()).toMatchObject({ minPrice: '50000', maxPrice: '50000' }));
  });

  it.each([
    ['abc', ' ', 'Minimum price (CNY)', 'Enter an amount such as 99 or 99.50'],
    ['', '9.999', 'Maximum price (CNY)', 'Enter an amount such as 99 or 99.50'],
    ['200', '100', 'Maximum price (CNY)', 'The maximum must not be below the minimum'],
  ])('“%s” to “%s” is refused next to its field, and nothing is lost', async (min, max, wrong, message) => {
    const { user } = await openMarket('/serviceMarket?sort=newest');
    await showsCount(ALL);
    if (min) await user.fill(field('Minimum price (CNY)'), min);
    if (max) await user.fill(field('Maximum price (CNY)'), max);
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText(message)).toHaveAttribute('role', 'alert');
    expect(field(wrong)).toBeInvalid();
    expect(field(wrong)).toHaveAccessibleDescription(message);
    expect(field(wrong)).toHaveFocus();
    expect(field('Minimum price (CNY)')).toHaveValue(min);
    expect(field('Maximum price (CNY)')).toHaveValue(max);
    expect(place()).toBe('/serviceMarket?sort=newest');
    expect(listCalls()).toHaveLength(1);
    await user.type(field(wrong), '0');
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });
});

describe('the other filters of the market', () => {
  it('are combined in the URL, each removable by its chip', async () => {
    const { user } = await openMarket('/serviceMarket?page=2');
    await user.click(screen.getByRole('checkbox', { name: 'Managed service' }));
    await user.click(screen.getByRole('checkbox', { name: 'Software' }));
    await waitFor(() => expect(place()).toBe('/serviceMarket?type=software&type=operation'));
    await waitFor(() => expect(lastListQuery()).toMatchObject({ type: ['software', 'operation'] }));
    await user.click(await screen.findByRole('button', { name: 'Remove filter: Software' }));
    await waitFor(() => expect(place()).toBe('/serviceMarket?type=operation'));
    expect(screen.getByRole('checkbox', { name: 'Software' })).not.toBeChecked();

    await user.fill(screen.getByRole('searchbox', { name: 'Search services' }), ' ocr ');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(place()).toBe('/serviceMarket?type=operation&keyword=ocr'));
    await user.click(screen.getByRole('combobox', { name: 'Sort by' }));
    await user.click(await screen.findByTitle('Best rated'));
    await waitFor(() => expect(place()).toBe('/serviceMarket?type=operation&keyword=ocr&sort=rating'));
    await waitFor(() => expect(lastListQuery()).toMatchObject({ keyword: 'ocr', sort: 'rating' }));

    const tree = await screen.findByRole('navigation', { name: 'Category' });
    expect(within(tree).getByRole('link', { name: 'All services' })).toHaveAttribute('aria-current', 'page');
    await user.click(within(tree).getByRole('link', { name: 'Messaging' }));
    await waitFor(() =>
      expect(place()).toBe('/serviceMarket?type=operation&keyword=ocr&sort=rating&columnId=103'),
    );
    expect(await within(tree).findByRole('link', { name: 'Text messages' })).toBeVisible();
  });

  it('include a free trial and the lowest rating', async () => {
    const { user } = await openMarket();
    await user.click(screen.getByRole('checkbox', { name: 'Free trial' }));
    await user.click(screen.getByRole('radio', { name: '4.5 and up' }));
    await waitFor(() => expect(place()).toBe('/serviceMarket?trial=1&minRating=4.5'));
    await waitFor(() => expect(lastListQuery()).toMatchObject({ trial: '1', minRating: '4.5' }));
    await user.click(await screen.findByRole('button', { name: 'Remove filter: Rated 4.5 and up' }));
    await waitFor(() => expect(place()).toBe('/serviceMarket?trial=1'));
    expect(screen.getByRole('radio', { name: 'Any' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Remove filter: Free trial' }));
    await waitFor(() => expect(place()).toBe('/serviceMarket'));
  });

  it('are in a drawer on a narrow screen', async () => {
    const { user } = await openMarket('/serviceMarket?type=api');
    await user.click(await screen.findByRole('button', { name: 'Filters (1)' }));
    const drawer = () => within(screen.getByRole('dialog', { name: 'Filters' }));
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.querySelector('.ant-drawer-open')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Filters (1)' }));
    await waitFor(() => expect(document.querySelector('.ant-drawer-open')).toBeInTheDocument());
    await user.click(await drawer().findByRole('checkbox', { name: 'Consulting' }));
    await waitFor(() => expect(place()).toBe('/serviceMarket?type=api&type=consulting'));
    await user.click(await drawer().findByRole('button', { name: /^Show \d+ services$/ }));
    // jsdom never ends the closing animation, so its start is enough.
    await waitFor(() => expect(document.querySelector('.ant-drawer-open')).not.toBeInTheDocument());
  });
});
