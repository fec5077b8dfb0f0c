import { act, screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { findService } from '../../mock/lib/catalogue/catalogue';
import { db } from '../../mock/lib/db';
import type { InstanceRecord } from '../../mock/lib/orders/records';
import { callsTo } from '../support/account';
import { cardTitles } from '../support/market';
import { confirmAddress, PLACE_ORDER, toSelection } from '../support/orders';
import { place, renderApp } from '../support/renderApp';
import { signIn } from '../support/signedIn';

/** The sample customer's only service of its kind: active, with a term, renewable. */
function ownInstance(changes: Partial<InstanceRecord> = {}): InstanceRecord {
  const own = db().instances.filter(({ userId }) => userId === '10002');
  const instance = own.find(
    ({ status, endsOn, orderType, service }) =>
      status === 'active' &&
      endsOn !== undefined &&
      orderType !== 'trial' &&
      findService(service.serviceId, 'en')?.status === 'active',
  );
  if (!instance) throw new Error('The seed holds no such service');
  db().instances = db().instances.filter(
    (other) => other === instance || other.service.serviceId !== instance.service.serviceId,
  );
  return Object.assign(instance, changes);
}

const addSecond = (instance: InstanceRecord) =>
  db().instances.push({ ...instance, instanceId: `${instance.instanceId}2` });
const titleOf = ({ service }: InstanceRecord) => findService(service.serviceId, 'en')?.title ?? '';
const marketOf = (instance: InstanceRecord) =>
  `/serviceMarket?keyword=${encodeURIComponent(titleOf(instance))}`;
const detailOf = ({ service }: InstanceRecord) => `/serviceMarket/detail/tab1?serviceId=${service.serviceId}`;
const box = () => screen.findByRole('region', { name: 'Configure' });
const card = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('article') as HTMLElement);
const openConfirm = async ({ service }: InstanceRecord) => {
  const offered = findService(service.serviceId, 'en');
  if (!offered) throw new Error('The service is not offered');
  const app = renderApp(confirmAddress(toSelection(offered)));
  await screen.findByRole('button', { name: PLACE_ORDER });
  return app;
};

describe('a card of the market', () => {
  it('names the plan that the buyer has, with a link to the service', async () => {
    signIn();
    const instance = ownInstance();
    const { user } = renderApp(marketOf(instance));
    const link = await (await card(titleOf(instance))).findByRole('link', { name: /^You have this: / });
    // However many cards there are.
    expect(callsTo('instance/list')).toHaveLength(1);
    await user.click(link);
    await waitFor(() => expect(place()).toBe(`/usercenter/service/${instance.instanceId}`));
  });

  it('counts several of one service, with a link to their list', async () => {
    signIn();
    const instance = ownInstance();
    addSecond(instance);
    renderApp(marketOf(instance));
    const link = await (await card(titleOf(instance))).findByRole('link', { name: 'You have 2 of these' });
    expect(link).toHaveAttribute(
      'href',
      `/usercenter/service?${new URLSearchParams({ group: 'running', keyword: titleOf(instance) })}`,
    );
  });

  it('is without it for visitors, who load no services, and for what has ended', async () => {
    const instance = ownInstance({ status: 'released' });
    const { unmount } = renderApp(marketOf(instance));
    await waitFor(() => expect(cardTitles()).toContain(titleOf(instance)));
    expect(callsTo('instance/list')).toEqual([]);
    unmount();
    signIn();
    renderApp(marketOf(instance));
    await waitFor(() => expect(callsTo('instance/list')).toHaveLength(1));
    await waitFor(() => expect(cardTitles()).toContain(titleOf(instance)));
    expect(screen.queryByRole('link', { name: /^You have/ })).not.toBeInTheDocument();
  });
});

it('is right again after a purchase', async () => {
  signIn();
  const instance = ownInstance({ status: 'released' });
  renderApp(marketOf(instance));
  await waitFor(() => expect(callsTo('instance/list')).toHaveLength(1));
  instance.status = 'opening';
  act(() => history.push(detailOf(instance)));
  expect(await within(await box()).findByText(/^You have this: /)).toBeVisible();
});

describe('the page of a service', () => {
  it('says above the configuration what the buyer has, and leads to view, renew and upgrade', async () => {
    signIn();
    const instance = ownInstance();
    const { user } = renderApp(detailOf(instance));
    expect(await within(await box()).findByText(/^You have this: .+, until .+ \d{4}$/)).toBeVisible();
    expect(within(await box()).getByRole('link', { name: 'View' })).toHaveAttribute(
      'href',
      `/usercenter/service/${instance.instanceId}`,
    );
    await user.click(within(await box()).getByRole('link', { name: 'Renew' }));
    await waitFor(() => expect(place()).toBe(`/usercenter/service/${instance.instanceId}?dialog=renew`));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('tells a trial from a bought service', async () => {
    signIn();
    const instance = ownInstance({ orderType: 'trial' });
    renderApp(detailOf(instance));
    expect(await within(await box()).findByText(/^You have a trial: .+, until /)).toBeVisible();
    expect(within(await box()).queryByRole('button', { name: /^Try free for/ })).not.toBeInTheDocument();
    expect(within(await box()).queryByRole('link', { name: 'Renew' })).not.toBeInTheDocument();
  });
});

describe('the confirmation of an order', () => {
  it('says that it buys another one, and leads to what the buyer has', async () => {
    signIn();
    const instance = ownInstance();
    await openConfirm(instance);
    expect(await screen.findByText(/^You have this: /)).toBeVisible();
    expect(screen.getByText(/^This order buys another one beside it\. To keep using yours/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Renew' })).toHaveAttribute(
      'href',
      `/usercenter/service/${instance.instanceId}?dialog=renew`,
    );
  });

  it('counts several, which are only viewed', async () => {
    signIn();
    const instance = ownInstance();
    addSecond(instance);
    await openConfirm(instance);
    expect(await screen.findByText('You have 2 of these')).toBeVisible();
    expect(screen.getByText('This order buys another one.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Renew' })).not.toBeInTheDocument();
  });

  it('is silent about a running trial', async () => {
    signIn();
    await openConfirm(ownInstance({ orderType: 'trial' }));
    await waitFor(() => expect(callsTo('instance/list')).toHaveLength(1));
    expect(screen.queryByText(/^You have a trial/)).not.toBeInTheDocument();
  });
});
