import { db } from '../../../mock/lib/db';
import { sourceTotal, topUpSource } from '../../../mock/lib/invoices/money';
import { isLiveInvoice } from '../../../src/domain/invoice/invoiceMachine';
import type { Order } from '../../../src/domain/order/order';
import { randomNumbers } from './random';
import { toSelection } from './shop';
import { createWithdrawalClient } from './withdrawalClient';

/** What users paid from outside and has not gone back there, in cents. */
function paidFromOutside(): number {
  const { topUps, orders, withdrawals } = db();
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const direct = orders.filter(({ userId, payChannel }) => userId === '10002' && payChannel === 'alipay');
  return (
    sum(topUps.filter(({ status }) => status === 'succeeded').map(({ amount }) => amount)) +
    sum(direct.map(({ paidAmount }) => paidAmount)) -
    sum(withdrawals.filter(({ status }) => status === 'paid').map(({ amount }) => amount))
  );
}

it.each(Array.from({ length: 20 }, (_, index) => index + 1))(
  'never invoices more than was paid and kept, in random history %p',
  async (seed) => {
    const client = await createWithdrawalClient();
    const random = randomNumbers(seed);
    const tables = db();
    tables.orders = [];
    tables.instances = [];
    const selection = toSelection({ below: 40_000 });
    const bought: Order[] = [];
    for (let step = 0; step < 25; step += 1) {
      const kind = random(7);
      const { available, channels, leftToday } = await client.withdrawalOptions();
      const most = Math.min(available, channels[0]?.most ?? 0);
      if (kind === 0) await client.topUp(10_000 + random(100_000));
      else if (kind === 1) {
        const ids = (await client.items()).map(({ id }) => id).filter(() => random(2) === 0);
        if (ids.length > 0) await client.send(ids);
      } else if (kind === 2 && most >= 1_000 && leftToday > 0) {
        tables.paymentSettings.withdrawal = random(3) === 0 ? 'fail' : 'pay';
        await client.proveIdentity();
        const withdrawalId = await client.requestWithdrawal(1_000 + random(most - 999));
        if (random(4) === 0) await client.cancelWithdrawal(withdrawalId);
      } else if (kind === 3 && available >= 40_000) bought.push(await client.paidOrder('balance', selection));
      else if (kind === 4) bought.push(await client.paidOrder('alipay', selection));
      else if (kind === 5 && bought.length > 0)
        await client.refund(bought.splice(random(bought.length), 1)[0] as Order, 'balance');
      else await client.later(1 + random(2));
      if (random(2) === 0) client.advance(40);
      await client.list();
      const parts = tables.invoices
        .filter(({ status }) => isLiveInvoice(status))
        .flatMap(({ lines }) => lines)
        .flatMap((line) => line.parts);
      for (const { topUpId, amount } of tables.topUps)
        expect(sourceTotal(parts, topUpSource(`T${topUpId}`))).toBeLessThanOrEqual(amount);
      expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(paidFromOutside());
      for (const { amount } of parts) expect(amount).toBeGreaterThan(0);
    }
  },
);
