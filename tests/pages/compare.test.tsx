import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { searchServices } from '../../mock/lib/catalogue/search';
import { callsTo } from '../support/account';
import { failure, replyInstead } from '../support/network';
import { place, renderApp } from '../support/renderApp';

const offered = searchServices({}, 'en');
const [first, second, third, fourth, fifth] = offered.map(({ serviceId, title }) => ({
  id: serviceId,
  title: title.en,
}));
if (!first || !second || !third || !fourth || !fifth) throw new Error('The mock offers too little');

/** Two that are of one type, so that not everything differs. */
const [alike, alikeToo] = offered
  .filter(({ type }) => type === 'api')
  .map(({ serviceId, title }) => ({ id: serviceId, title: title.en }));
if (!alike || !alikeToo) throw new Error('The mock offers too few interfaces');

const query = (...services: { id: string }[]) => services.map(({ id }) => `compare=${id}`).join('&');
const box = (title: string) => screen.findByRole('checkbox', { name: `Compare ${title}` });
const bar = () => screen.findByRole('region', { name: 'Comparison' });
/** The table of the open comparison. */
const table = async () => within(await screen.findByRole('dialog')).findByRole('table');
const columns = async () =>
  within(await table())
    .getAllByRole('columnheader')
    .map((head) => head.textContent);
const rowLabels = async () =>
  within(await table())
    .getAllByRole('rowheader')
    .map((head) => head.textContent);

describe('choosing services to compare', () => {
  it('shows the bar with the first service and opens with the second', async () => {
    const { user } = renderApp('/serviceMarket');
    await user.click(await box(first.title));
    await waitFor(() => expect(place()).toBe(`/serviceMarket?${query(first)}`));
    expect(await bar()).toHaveTextContent('1 of 4 selected. Add another to compare.');
    expect(screen.getByRole('button', { name: 'Compare now' })).toBeDisabled();
    await user.click(await box(second.title));
    await waitFor(() => expect(place()).toBe(`/serviceMarket?${query(first, second)}`));
    expect(screen.getByRole('button', { name: 'Compare now' })).toBeEnabled();
    await user.click(within(await bar()).getByRole('button', { name: `Remove ${first.title}` }));
    await waitFor(() => expect(place()).toBe(`/serviceMarket?${query(second)}`));
    expect(await box(first.title)).not.toBeChecked();
    await user.click(within(await bar()).getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(place()).toBe('/serviceMarket'));
    expect(screen.queryByRole('region', { name: 'Comparison' })).not.toBeInTheDocument();
  });

  it('removes unknown services of a link, and refuses a fifth with a message', async () => {
    const { user } = renderApp(`/serviceMarket?${query(first, second, { id: 'no-such-service' }, third)}`);
    await waitFor(() => expect(place()).toBe(`/serviceMarket?${query(first, second, third)}`));
    await user.click(await box(fourth.title));
    await user.click(await box(fifth.title));
    expect(await screen.findByText('You can compare up to 4 services. Remove one first.')).toBeVisible();
    expect(await box(fifth.title)).not.toBeChecked();
    expect(place()).toBe(`/serviceMarket?${query(first, second, third, fourth)}`);
  });
});

describe('the comparison of services', () => {
  it('shows the services side by side and marks the differences', async () => {
    const { user } = renderApp(`/serviceMarket?${query(alike, alikeToo)}`);
    await user.click(await screen.findByRole('button', { name: 'Compare now' }));
    await waitFor(() => expect(place()).toBe(`/serviceMarket?${query(alike, alikeToo)}&view=compare`));
    expect(await columns()).toEqual([alike.title, alikeToo.title]);
    expect(callsTo(`service/${alike.id}`)).toHaveLength(1);
    expect(within(await table()).getByRole('link', { name: alikeToo.title })).toHaveAttribute(
      'href',
      `/serviceMarket/detail?serviceId=${alikeToo.id}`,
    );
    const all = await rowLabels();
    expect(all).toContain('Starting price Differs');
    expect(all).toContain('Type');
    const type = within(await table()).getByRole('row', { name: /^Type/ });
    const price = within(await table()).getByRole('row', { name: /^Starting price Differs/ });
    const marked = (row: HTMLElement) => row.querySelectorAll('td[class*="differing"]').length;
    expect([marked(type), marked(price)]).toEqual([0, 2]);
    await user.click(screen.getByRole('checkbox', { name: 'Only show differences' }));
    const differing = await rowLabels();
    expect(differing).toEqual(all.filter((label) => label?.endsWith('Differs')));
    expect(differing.length).toBeLessThan(all.length);
  });

  it('is closed by Back, Escape and its button, and keeps the selection', async () => {
    const { user } = renderApp(`/serviceMarket?${query(first, second)}`);
    const chosen = `/serviceMarket?${query(first, second)}`;
    const opens = async () => {
      await user.click(await screen.findByRole('button', { name: 'Compare now' }));
      await table();
    };
    const closes = async () => {
      await waitFor(() => expect(place()).toBe(chosen));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(screen.getByRole('button', { name: 'Compare now' })).toHaveFocus();
    };
    await opens();
    act(() => history.back());
    await closes();
    await opens();
    await user.keyboard('{Escape}');
    await closes();
    await opens();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await closes();
  });

  it('opens from a link, closes to the market, and removes services one by one', async () => {
    const { user } = renderApp(`/serviceMarket?${query(second, third)}&view=compare`);
    expect(await columns()).toEqual([second.title, third.title]);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(place()).toBe(`/serviceMarket?${query(second, third)}`));

    await user.click(await screen.findByRole('button', { name: 'Compare now' }));
    await user.click(within(await table()).getByRole('button', { name: `Remove ${second.title}` }));
    await waitFor(async () => expect(await columns()).toEqual([third.title]));
    expect(screen.queryByRole('checkbox', { name: 'Only show differences' })).not.toBeInTheDocument();
    expect((await rowLabels()).filter((label) => label?.endsWith('Differs'))).toEqual([]);
    await user.click(within(await table()).getByRole('button', { name: `Remove ${third.title}` }));
    await waitFor(() => expect(place()).toBe('/serviceMarket'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('offers a retry after a load error, and keeps its columns when a service no longer exists', async () => {
    let reply: () => Promise<Response> | undefined = failure;
    replyInstead(({ path }) => (path.endsWith(`service/${second.id}`) ? reply() : undefined));
    const { user } = renderApp(`/serviceMarket?${query(first, second)}&view=compare`);
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('Couldn’t load services')).toBeVisible();
    reply = () => Promise.resolve(new Response('{"code":404,"message":"Gone","result":null}'));
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(await columns()).toEqual([first.title, 'No longer available']);
    expect(screen.queryByText('Gone')).not.toBeInTheDocument();
  });
});
