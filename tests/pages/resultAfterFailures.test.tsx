import { screen } from '@testing-library/react';
import { db } from '../../mock/lib/db';
import { button } from '../support/account';
import { passTime } from '../support/clock';
import { failCalls } from '../support/network';
import { payElsewhere, placedOrder, sent, signInAs } from '../support/orders';
import { renderApp } from '../support/renderApp';

it('polls at the usual pause again after failures, once a check by the user has brought a reply', async () => {
  signInAs('user');
  db().paymentSettings.outcome = 'hang';
  const orderId = await placedOrder();
  await payElsewhere(orderId, 'wechat');
  const { user } = renderApp(`/serviceMarket/result?orderId=${orderId}`);
  await screen.findByRole('heading', { level: 2, name: 'Confirming your payment' });
  const endFailures = failCalls(`order/${orderId}`);
  for (const pause of [2_500, 5_000, 10_000]) await passTime(pause);
  endFailures();
  await user.click(button('Check again'));
  await passTime(0);
  const reads = () => sent('GET', `order/${orderId}`).length;
  const before = reads();
  await passTime(2_450);
  expect(reads()).toBe(before);
  await passTime(50);
  expect(reads()).toBe(before + 1);
});
