import * as v from 'valibot';
import { withBalances } from '../../../mock/lib/money/entries';
import type { ChargeRecord } from '../../../mock/lib/money/records';
import { CHARGE_CATEGORIES } from '../../../src/domain/money/charge';
import { type Statement, statementDifference, statementSchema } from '../../../src/domain/money/statement';
import { PAY_CHANNELS } from '../../../src/domain/order/order';
import { createMockClient } from './mockClient';
import { randomNumbers } from './random';

const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 0, 10);
/** A moment after the last charge of a random ledger. */
export const AFTER_YEAR = START + 380 * DAY_MS;

/** Charges of every kind in a year, often around the ends of months. */
export function randomLedger(seed: number) {
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
export function expectChain(statements: readonly Statement[]) {
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

/** A client of the sample customer's statements. */
export async function createStatementClient() {
  const client = createMockClient();
  let token = await client.signIn();

  const read = async (month = 'current') =>
    v.parse(statementSchema, (await client.get(`balance/statement/${month}`, token)).result);

  return {
    ...client,
    token: () => token,
    async signInAgain() {
      token = await client.signIn();
    },
    read,
    /** The statements of the latest months, in order of time. */
    async readAll(count = Number.POSITIVE_INFINITY): Promise<Statement[]> {
      const { months } = await read();
      const statements: Statement[] = [];
      for (const month of months.slice(0, count).toReversed()) statements.push(await read(month));
      return statements;
    },
  };
}
