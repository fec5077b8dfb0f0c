import { db } from '../../../mock/lib/db';
import { toStatement } from '../../../mock/lib/money/statements';
import { customer } from './customer';
import { randomNumbers } from './random';
import { AFTER_YEAR, createStatementClient, expectChain, randomLedger } from './statementClient';

it('reconciles to the cent in any history, and each month opens with the closing of the last', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const ledger = randomLedger(seed);
    const at = AFTER_YEAR;
    const read = (month: string) =>
      toStatement({ ledger, withdrawals: [], owner: '-' }, month, { at, language: 'en' });
    const months = read('2027-01')?.months.toReversed() ?? [];
    const statements = months.flatMap((month) => read(month) ?? []);
    expect(statements).toHaveLength(months.length);
    expect(statements[0]?.opening).toBe(0);
    expect(statements.at(-1)?.closing).toBe(ledger.at(-1)?.balanceAfter);
    expectChain(statements);
    const shown = statements.flatMap(({ lines, direct }) => [...lines, ...direct]);
    const settled = ledger.filter(({ status, amount, payChannel, category }) => {
      const isDirect = payChannel !== 'balance' && category !== 'topUp' && category !== 'withdrawal';
      return status === 'settled' && (amount > 0 || isDirect);
    });
    expect(shown.filter(({ amount }) => amount !== 0)).toHaveLength(
      settled.filter(({ amount }) => amount !== 0).length,
    );
  }
});

it.each([1, 2, 3])(
  'the statement of the customer stays sound and final whatever happens (history %#)',
  async (seed) => {
    const client = await createStatementClient();
    const random = randomNumbers(seed * 7_919);
    const finals = new Map<string, string>();
    customer().certification.status = 'verified';
    for (let step = 0; step < 16; step += 1) {
      const key = `key-${seed}-${step}`;
      db().paymentSettings.outcome = random(3) ? 'succeed' : 'fail';
      db().paymentSettings.withdrawal = random(2) ? 'pay' : 'fail';
      const channel = random(2) ? 'alipay' : 'wechat';
      const action = random(5);
      if (action === 0) {
        await client.post(
          'balance/topUp',
          { amount: 100 + random(90_000), channel, idempotencyKey: key },
          client.token(),
        );
      }
      if (action === 1) {
        await client.post('user/proof', { password: 'Market#2026' }, client.token());
        const body = {
          amount: 1_000 + random(9_000),
          target: { kind: 'channel', channel },
          idempotencyKey: key,
        };
        await client.post('balance/withdrawal', body, client.token());
        if (random(2)) {
          const { withdrawalId } = db().withdrawals.at(-1) ?? {};
          await client.post(`balance/withdrawal/${withdrawalId}/cancel`, undefined, client.token());
        }
      }
      if (action === 2) {
        const limits = { threshold: 200_000, amount: 250_000, monthlyLimit: 500_000 };
        await client.call(
          'PUT',
          'balance/autoTopUp',
          { ...limits, channel, accepted: true },
          { 'x-authorization': client.token() },
        );
      }
      if (action > 2) {
        client.advance((1 + random(20)) * 86_400);
        await client.signInAgain();
      }
      const statements = await client.readAll(step === 15 ? undefined : 3);
      expectChain(statements);
      expect(statements.at(-1)?.closing).toBe(customer().balance);
      for (const { issuedAt: _, months: __, ...statement } of statements.filter(({ isFinal }) => isFinal)) {
        const text = JSON.stringify(statement);
        expect(finals.get(statement.month) ?? text).toBe(text);
        finals.set(statement.month, text);
      }
    }
  },
);
