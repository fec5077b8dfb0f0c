import { screen, within } from '@testing-library/react';
import { includedTax } from '@/domain/invoice/invoice';
import { formatMoney } from '@/domain/money/money';
import enAttention from '@/locales/en-US/attention';
import enOrder from '@/locales/en-US/order';
import zhAttention from '@/locales/zh-CN/attention';
import zhOrder from '@/locales/zh-CN/order';
import { db } from '../../mock/lib/db';
import {
  confirmAddress,
  orderRecord,
  orderTotal,
  PAY,
  PLACE_ORDER,
  payElsewhere,
  placedOrder,
  signInAs,
  someService,
  toSelection,
} from '../support/orders';
import { renderApp } from '../support/renderApp';

/** A selection with a discount for the longer term. */
function discountedSelection() {
  const isDiscounted = ({ price, originalPrice }: { price: number; originalPrice: number }) =>
    price > 0 && price < originalPrice;
  const service = someService(
    ({ skus, requiresCertification, purchaseLimit }) =>
      !requiresCertification && purchaseLimit === 0 && Boolean(skus[0]?.periods.some(isDiscounted)),
  );
  const period = service.skus[0]?.periods.find(isDiscounted);
  if (!period) throw new Error('The service has no discount');
  return toSelection(service, {
    skuCode: service.skus[0]?.skuCode ?? '',
    period: { unit: period.unit, count: period.count },
  });
}

/** The negative amounts that are shown. */
const discounts = () =>
  [...document.querySelectorAll('dl dd')]
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => /^−¥/.test(text));

beforeEach(() => signInAs('user'));

it('writes a discount once when an order is confirmed, paid and read', async () => {
  const selection = discountedSelection();
  const confirm = renderApp(confirmAddress(selection));
  await screen.findByRole('button', { name: PLACE_ORDER });
  expect(discounts()).toHaveLength(1);
  confirm.unmount();

  const orderId = await placedOrder(selection);
  const saved = `−${formatMoney(orderRecord(orderId).discountAmount, 'en-US')}`;
  const payment = renderApp(`/order/${orderId}`);
  await screen.findByRole('button', { name: PAY });
  expect(discounts()).toEqual([saved]);
  payment.unmount();

  renderApp(`/usercenter/order/${orderId}`);
  await screen.findByRole('link', { name: 'Continue payment' });
  expect(discounts()).toEqual([saved]);
});

it('names the tax within the price where the price is decided', async () => {
  const selection = discountedSelection();
  const orderId = await placedOrder(selection);
  const tax = formatMoney(includedTax(orderRecord(orderId).payableAmount, 600), 'en-US');
  const confirm = renderApp(confirmAddress(selection));
  await screen.findByRole('button', { name: PLACE_ORDER });
  expect(within(orderTotal()).getByText(`Including 6% tax: ${tax}`)).toBeVisible();
  confirm.unmount();

  renderApp(confirmAddress(selection, '').replace('/order?', '/detail?'));
  expect(await screen.findByText(`Including 6% tax: ${tax}`)).toBeVisible();
});

it('continues the payment of an order whose payment is unknown, and of one that is unpaid, by the same name', async () => {
  db().paymentSettings.settleAfterMs = 600_000;
  const unknown = await placedOrder(discountedSelection());
  await payElsewhere(unknown, 'alipay');
  await placedOrder(discountedSelection());
  expect(orderRecord(unknown).status).toBe('paying');
  renderApp('/serviceMarket/nopay');
  expect(await screen.findAllByRole('link', { name: /^Continue payment: / })).toHaveLength(2);
  expect(screen.queryByText(/Pay now/)).not.toBeInTheDocument();
  expect([enAttention, zhAttention].map((texts) => texts['attention.resume'])).toEqual(
    [enOrder, zhOrder].map((texts) => texts['order.resume']),
  );
});
