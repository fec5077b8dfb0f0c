import { screen, waitFor, within } from '@testing-library/react';
import { formatMoney } from '@/domain/money/money';
import { db } from '../../mock/lib/db';
import { button } from '../support/account';
import { loseNextReply } from '../support/network';
import { orderRecord, payElsewhere, sent } from '../support/orders';
import { place, renderApp } from '../support/renderApp';
import { ownService, signIn } from '../support/signedIn';

const SERVICE = 'document-translation';
const service = () => ownService(SERVICE);
const dialog = () => within(screen.getByRole('dialog'));
const orderButton = (cents: number) => `Place order · ${formatMoney(cents, 'en-US')}`;
const newest = () => db().orders.at(-1);

async function openDialog(kind: 'renew' | 'upgrade') {
  const app = renderApp(`/usercenter/service?${kind}=${service().instanceId}`);
  await waitFor(() => expect(dialog().getByRole('button', { name: /^Place order · ¥/ })).toBeEnabled());
  return app;
}

beforeEach(() => signIn());

it('renews with the live price and the terms, and extends the end after payment', async () => {
  const before = service().endsOn ?? 0;
  const { user } = await openDialog('renew');
  await user.click(dialog().getByRole('radio', { name: /^1 quarter/ }));
  await waitFor(() => expect(sent('POST', 'order/quote')).toHaveLength(2));
  await waitFor(() => expect(dialog().getByRole('button', { name: /^Place order · ¥/ })).toBeEnabled());
  await user.click(dialog().getByRole('button', { name: /^Place order/ }));
  expect(dialog().getByText('Accept the terms to place the order.')).toBeVisible();
  expect(sent('POST', `instance/${service().instanceId}/renew`)).toHaveLength(0);

  await user.click(dialog().getByRole('checkbox'));
  await user.click(dialog().getByRole('button', { name: /^Place order/ }));
  await waitFor(() => expect(place()).toMatch(/^\/order\/\d+$/));
  const order = newest();
  expect(order?.selection).toMatchObject({
    orderType: 'renew',
    skuCode: service().skuCode,
    period: { unit: 'quarter', count: 1 },
    instanceId: service().instanceId,
  });

  db().users.forEach((user_) => {
    user_.balance = order?.payableAmount ?? 0;
  });
  await payElsewhere(order?.orderId ?? '', 'balance');
  db().clockOffsetSeconds += 10;
  const paid = renderApp('/usercenter/service');
  await paid.user.click(await screen.findByRole('link', { name: /^In use/ }));
  const { instanceId, service: bought } = service();
  const manage = await screen.findByRole('link', { name: `Manage: ${bought.title.en}` });
  expect(manage).toHaveAttribute('href', `/usercenter/service/${instanceId}`);
  await waitFor(() => expect(orderRecord(order?.orderId ?? '').status).toBe('completed'));
  const months = (new Date(service().endsOn ?? 0).getUTCMonth() - new Date(before).getUTCMonth() + 12) % 12;
  expect(months).toBe(3);
});

it('finds the same order after a lost reply, and then links to it as the unfinished one', async () => {
  const { user, unmount } = await openDialog('renew');
  const count = db().orders.length;
  loseNextReply('POST', `instance/${service().instanceId}/renew`);
  await user.click(dialog().getByRole('checkbox'));
  await user.click(dialog().getByRole('button', { name: /^Place order/ }));
  await user.click(await screen.findByRole('button', { name: 'Check again' }));
  await waitFor(() => expect(place()).toBe(`/order/${newest()?.orderId}`));
  expect(db().orders).toHaveLength(count + 1);
  unmount();

  renderApp('/usercenter/service');
  const note = await screen.findByText('You have an unfinished renewal.');
  expect(within(note).getByRole('link')).toHaveAttribute('href', `/order/${newest()?.orderId}`);
  const card = within(note.closest('li') as HTMLElement);
  expect(card.queryByRole('button', { name: /^Renew:/ })).not.toBeInTheDocument();
});

it('upgrades for the price difference of the remaining days, with its calculation', async () => {
  const { user } = await openDialog('upgrade');
  expect(dialog().getByText(/^\(¥[\d,.]+ − ¥[\d,.]+\) × \d+ \/ \d+ days$/)).toBeVisible();
  await user.click(dialog().getByRole('checkbox'));
  const shown = dialog().getByRole('button', { name: /^Place order/ }).textContent ?? '';
  await user.click(button(shown));
  await waitFor(() => expect(place()).toMatch(/^\/order\//));
  const order = newest();
  expect(shown).toBe(orderButton(order?.payableAmount ?? 0));
  expect(order).toMatchObject({ selection: { orderType: 'upgrade' }, discountAmount: 0 });
});

it('shows an error for a service of another user', async () => {
  const theirs = db().instances.find(({ userId }) => userId === '10001');
  renderApp(`/usercenter/service?renew=${theirs?.instanceId}`);
  expect(await screen.findByText(/This service doesn’t exist/)).toBeVisible();
});
