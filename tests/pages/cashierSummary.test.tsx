import { screen } from '@testing-library/react';
import { dateText } from '@/domain/intlFormats';
import {
  orderRecord,
  orderSummary,
  orderTotal,
  PAY,
  placedOrder,
  priceLines,
  yearlySelection,
} from '../support/orders';
import { renderApp } from '../support/renderApp';
import { ownService, signIn } from '../support/signedIn';

async function openCashier(orderId: string) {
  const app = renderApp(`/order/${orderId}`);
  await screen.findByRole('button', { name: PAY });
  return app;
}

beforeEach(() => signIn());

it('a renewal is paid for an exact term, with the day until which it is refunded in full', async () => {
  const orderId = await placedOrder(yearlySelection());
  const { instanceId, endsOn = 0, period } = ownService('document-translation');
  const record = orderRecord(orderId);
  Object.assign(record.selection, { orderType: 'renew', instanceId, period });
  await openCashier(orderId);
  const begin = dateText('en-US', endsOn);
  expect(orderSummary()).toHaveTextContent(`Service period${begin} – `);
  expect(orderSummary()).toHaveTextContent(
    `RefundIn full until the term begins; then by the full days left, because the service is in use`,
  );
  expect(orderSummary()).toHaveTextContent('Doesn’t renew automatically');
});

it('a plan change is refunded by the days left from the start', async () => {
  const orderId = await placedOrder(yearlySelection());
  const { instanceId } = ownService('document-translation');
  Object.assign(orderRecord(orderId).selection, { orderType: 'upgrade', instanceId });
  await openCashier(orderId);
  expect(orderSummary()).toHaveTextContent(
    'RefundBy the full days left from the start; a day that has begun counts as used',
  );
});

it('names the order on which the full refund of the service was used', async () => {
  const orderId = await placedOrder(yearlySelection());
  const used = await placedOrder(yearlySelection());
  const request = {
    idempotencyKey: 'refund-1',
    reason: 'notNeeded',
    note: '',
    destination: 'channel',
  } as const;
  Object.assign(orderRecord(used), {
    status: 'refunded',
    refunds: [{ ...request, amount: 1, rule: 'early', requestedAt: 1, outcome: 'grant', decidesAt: 1 }],
  });
  await openCashier(orderId);
  expect(orderSummary()).toHaveTextContent(`the full refund for this service was used on order ${used}`);
});

it('the summary folds above the button in a narrow window, which shows the total', async () => {
  const device = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ ...device(media), matches: /^\(max-width/.test(media) }));
  const orderId = await placedOrder(yearlySelection());
  const { user } = await openCashier(orderId);
  const head = orderSummary().querySelector('summary') as HTMLElement;
  expect(head).toHaveTextContent(/^Order summary$/);
  expect(priceLines()).not.toBeVisible();
  const pay = screen.getByRole('button', { name: PAY });
  expect(head.compareDocumentPosition(pay)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(orderTotal()).toBeVisible();
  await user.click(head);
  expect(priceLines()).toBeVisible();
});
