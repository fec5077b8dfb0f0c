import * as v from 'valibot';
import { toStatement } from '../../../mock/lib/balance/statements';
import { withBalances } from '../../../mock/lib/charges/entries';
import type { ChargeRecord } from '../../../mock/lib/charges/ledger';
import { getLedger } from '../../../mock/lib/charges/ledger';
import { db } from '../../../mock/lib/db';
import { CHARGE_CATEGORIES } from '../../../src/domain/money/charge';
import { type Statement, statementDifference, statementSchema } from '../../../src/domain/money/statement';
import { PAY_CHANNELS } from '../../../src/domain/order/order';
import { customer } from './customer';
import { createMockClient } from './mockClient';

const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 0, 10);

function randomNumbers(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % most;
  };
}

/** Charges of every kind in a year, often around the ends of months. */
function randomLedger(seed: number) {
  const random = randomNumbers(seed);
  const charges = Array.from({ length: 1 + random(60) }, (_, index): ChargeRecord => {
    const monthEnd = Date.UTC(2026, random(12) + 1) - 8 * 3_600_000;
    const category = CHARGE_CATEGORIES[random(CHARGE_CATEGORIES.length)] ?? 'usage';
    return {
      chargeId: `c${index}`,
      flowNo: `F${index}`,
      userId: '1',
      category,
      title: { zh: '费用', en: 'Charge' },
      frequency: 'once',
      amount: random(1_000_000),
      direction: random(2) ? 'in' : 'out',
      payChannel: PAY_CHANNELS[random(PAY_CHANNELS.length)] ?? 'balance',
      status: (['settled', 'settled', 'pending', 'reversed'] as const)[random(4)] ?? 'settled',
      createdAt: random(3) ? START + random(340) * DAY_MS + random(DAY_MS) : monthEnd + random(3) - 1,
      lines: [],
    };
  });
  return withBalances(charges.sort((a, b) => a.createdAt - b.createdAt));
}

/** Fails unless each month is sound and begins with what the one before it ended with. */
function expectChain(statements: readonly Statement[]) {
  let closing: number | undefined;
  for (const statement of statements) {
    expect(statementDifference(statement)).toBe(0);
    const listed = statement.lines.reduce((sum, { amount }) => sum + amount, statement.opening);
    expect(listed).toBe(statement.closing);
    expect(statement.lines.at(-1)?.balanceAfter ?? statement.opening).toBe(statement.closing);
    if (closing !== undefined) expect(statement.opening).toBe(closing);
    closing = statement.closing;
  }
}

it('reconciles to the cent in any history, and each month opens with the closing of the last', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const ledger = randomLedger(seed);
    const at = START + 380 * DAY_MS;
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

it.each([
  ['2026-09', 0],
  ['2026-10', 5_000],
  ['2026-11', 0],
])('of %s contains what was being withdrawn at its end, also when it was paid later', (month, frozen) => {
  const november = Date.UTC(2026, 9, 31, 16);
  const withdrawals = [{ amount: 5_000, createdAt: november - 1, finishedAt: november + 1 }];
  const books = { ledger: randomLedger(1), withdrawals, owner: '-' };
  const statement = toStatement(books, month, { at: START + 380 * DAY_MS, language: 'en' });
  expect(statement).toMatchObject({ frozen });
});

describe('the statement of the customer', () => {
  let client: ReturnType<typeof createMockClient>;
  let token: string;
  beforeEach(async () => {
    client = createMockClient();
    token = await client.signIn();
  });

  const read = async (month = 'current') =>
    v.parse(statementSchema, (await client.get(`balance/statement/${month}`, token)).result);
  async function readAll(count = Number.POSITIVE_INFINITY): Promise<Statement[]> {
    const { months } = await read();
    const statements: Statement[] = [];
    for (const month of months.slice(0, count).toReversed()) statements.push(await read(month));
    return statements;
  }

  it('leads from the first day to today’s balance, with every line linked to its charge', async () => {
    const statements = await readAll();
    expect(statements.length).toBeGreaterThan(12);
    expectChain(statements);
    expect(statements[0]?.opening).toBe(0);
    expect(statements.at(-1)).toMatchObject({ closing: customer().balance, isFinal: false });
    expect(statements.slice(0, -1).every(({ isFinal }) => isFinal)).toBe(true);
    const numbers = getLedger(db(), '10002').map(({ flowNo }) => flowNo);
    for (const { lines, direct } of statements)
      for (const { flowNo } of [...lines, ...direct]) expect(numbers).toContain(flowNo);
  });

  it.each([1, 2, 3])('stays sound and final whatever happens (history %#)', async (seed) => {
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
          token,
        );
      }
      if (action === 1) {
        await client.post('user/proof', { password: 'Market#2026' }, token);
        const body = {
          amount: 1_000 + random(9_000),
          target: { kind: 'channel', channel },
          idempotencyKey: key,
        };
        await client.post('balance/withdrawal', body, token);
        if (random(2)) {
          const { withdrawalId } = db().withdrawals.at(-1) ?? {};
          await client.post(`balance/withdrawal/${withdrawalId}/cancel`, undefined, token);
        }
      }
      if (action === 2) {
        const limits = { threshold: 200_000, amount: 250_000, monthlyLimit: 500_000 };
        await client.call(
          'PUT',
          'balance/autoTopUp',
          { ...limits, channel, accepted: true },
          { 'x-authorization': token },
        );
      }
      if (action > 2) {
        client.advance((1 + random(20)) * 86_400);
        token = await client.signIn();
      }
      const statements = await readAll(step === 15 ? undefined : 3);
      expectChain(statements);
      expect(statements.at(-1)?.closing).toBe(customer().balance);
      for (const { issuedAt: _, months: __, ...statement } of statements.filter(({ isFinal }) => isFinal)) {
        const text = JSON.stringify(statement);
        expect(finals.get(statement.month) ?? text).toBe(text);
        finals.set(statement.month, text);
      }
    }
  });

  it('is missing for a month before the account or after today', async () => {
    for (const month of ['2019-01', '2026-12', '2026-13', 'x'])
      expect(await client.get(`balance/statement/${month}`, token)).toMatchObject({ code: 404 });
    expect(await client.get('balance/statement/current')).toMatchObject({ code: 401 });
  });

  it('is exported with its opening and closing balance', async () => {
    const [month = ''] = (await read()).months.slice(1);
    const { opening, closing, lines } = await read(month);
    const reply = await client.send('GET', `balance/statement/${month}/export`, undefined, {
      'x-authorization': token,
    });
    expect(reply.headers.get('content-disposition')).toContain(`statement-${month}.csv`);
    const rows = (await reply.text()).trim().split('\r\n');
    expect(rows).toHaveLength(lines.length + 3);
    expect(rows[1]).toContain(`Opening balance,,,,${(opening / 100).toFixed(2)}`);
    expect(rows.at(-1)).toContain(`Closing balance,,,,${(closing / 100).toFixed(2)}`);
  });
});
