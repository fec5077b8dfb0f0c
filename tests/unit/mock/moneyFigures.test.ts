import * as v from 'valibot';
import { db } from '../../../mock/lib/db';
import { toSpending } from '../../../mock/lib/money/budgets';
import { getLedger } from '../../../mock/lib/money/ledger';
import { accountingMonth } from '../../../src/domain/calendar';
import { budgetSchema } from '../../../src/domain/money/budget';
import { chargeListSchema, chargeSummarySchema } from '../../../src/domain/money/charge';
import { sumSpending } from '../../../src/domain/money/spending';
import { statementSchema } from '../../../src/domain/money/statement';
import type { Order } from '../../../src/domain/order/order';
import { parseCents, readCsv } from '../../support/files';
import { createInvoiceClient, type InvoiceClient } from './invoiceClient';
import { toSelection } from './shop';

let client: InvoiceClient;
let keys = 0;

beforeEach(async () => {
  client = await createInvoiceClient('en-US');
});

async function withdraw(amount: number, outcome: 'pay' | 'fail') {
  keys += 1;
  db().paymentSettings.withdrawal = outcome;
  await client.post('user/proof', { password: 'Market#2026' }, client.token());
  const target = { kind: 'channel', channel: 'alipay' };
  const body = { amount, target, idempotencyKey: `figures-key-${keys}` };
  expect(await client.post('balance/withdrawal', body, client.token())).toMatchObject({ code: 200 });
  client.advance(30);
}

/** Purchases by each payment method, refunds to each place, top-ups and withdrawals, in three months. */
async function makeHistory() {
  const selection = toSelection({ below: 40_000 });
  let former: Order | undefined;
  for (let month = 0; month < 3; month += 1) {
    await client.topUp(200_000);
    const kept = await client.paidOrder('balance', selection);
    const back = await client.paidOrder('balance', selection);
    const direct = await client.paidOrder('alipay', selection);
    const toBalance = await client.paidOrder('wechat', selection);
    await client.refund(back, 'balance');
    await client.refund(toBalance, 'balance');
    if (month > 0) await client.refund(direct, 'channel');
    if (former) await client.refund(former, 'balance');
    former = await client.paidOrder('alipay', toSelection({ unit: 'year' }));
    await withdraw(30_000, 'pay');
    await withdraw(20_000, 'fail');
    expect(kept.paidAmount).toBeGreaterThan(0);
    await client.later(31);
  }
}

async function readFigures(month: string) {
  const list = v.parse(chargeListSchema, await client.result(`charge/list?month=${month}&pageSize=100`));
  const statement = v.parse(statementSchema, await client.result(`balance/statement/${month}`));
  const file = await client.download(`charge/export?month=${month}`);
  const bytes = await file.arrayBuffer();
  const rows = readCsv(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes));
  const column = (name: string) => rows.reduce((sum, row) => sum + parseCents(row[name] ?? '?'), 0);
  return { list, statement, column };
}

it('charges, statement, CSV and budget show the same sums of a mixed history', async () => {
  await makeHistory();
  const summary = v.parse(chargeSummarySchema, await client.result('charge/summary'));
  const used = summary.months.filter((sums) => sums.in + sums.out > 0);
  expect(used.length).toBeGreaterThanOrEqual(3);
  let earlierRefunds = 0;
  for (const { month, in: moneyIn, out, spent, paidFromBalance } of used) {
    const { list, statement, column } = await readFigures(month);
    expect(list.totals).toEqual({ in: moneyIn, out });
    expect([column('Money in (CNY)'), column('Money out (CNY)')]).toEqual([moneyIn, out]);
    expect(column('Paid from balance (CNY)')).toBe(paidFromBalance);
    expect(-statement.sums.payments).toBe(paidFromBalance);
    const lines = [...statement.lines, ...statement.direct];
    const sums = sumSpending(lines.map((line) => ({ ...line, at: Date.parse(line.createdAt) })));
    expect(column('Spent (CNY)')).toBe(spent);
    expect(sums).toEqual({ spent, earlierRefund: column('Refunds of earlier months (CNY)') });
    earlierRefunds += sums.earlierRefund;
  }
  expect(earlierRefunds).toBeGreaterThan(0);
  // What was spent and what the balance paid are two figures: other payment methods and refunds make the difference.
  expect(used.some(({ spent, paidFromBalance }) => spent !== paidFromBalance)).toBe(true);
  const budget = v.parse(budgetSchema, await client.result('balance/budget'));
  const current = summary.months.at(-1);
  expect(budget).toMatchObject({ month: current?.month, spent: current?.spent, balance: summary.balance });
  const ledger = getLedger(db(), '10002');
  const entries = toSpending(ledger).filter(({ at }) => accountingMonth(at) === budget.month);
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(budget.spent);
  const statement = v.parse(statementSchema, await client.result('balance/statement/current'));
  expect(statement.closing).toBe(summary.balance);
});
