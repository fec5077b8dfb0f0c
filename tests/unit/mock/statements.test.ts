import { db } from '../../../mock/lib/db';
import { getLedger } from '../../../mock/lib/money/ledger';
import { toStatement } from '../../../mock/lib/money/statements';
import { customer } from './customer';
import { AFTER_YEAR, createStatementClient, expectChain, randomLedger } from './statementClient';

let client: Awaited<ReturnType<typeof createStatementClient>>;
beforeEach(async () => {
  client = await createStatementClient();
});

it.each([
  ['2026-09', 0],
  ['2026-10', 5_000],
  ['2026-11', 0],
])('of %s contains what was being withdrawn at its end, also when it was paid later', (month, frozen) => {
  const november = Date.UTC(2026, 9, 31, 16);
  const withdrawals = [{ amount: 5_000, createdAt: november - 1, finishedAt: november + 1 }];
  const books = { ledger: randomLedger(1), withdrawals, owner: '-' };
  const statement = toStatement(books, month, { at: AFTER_YEAR, language: 'en' });
  expect(statement).toMatchObject({ frozen });
});

describe('the statement of the customer', () => {
  it('leads from the first day to today’s balance, with every line linked to its charge', async () => {
    const statements = await client.readAll();
    expect(statements.length).toBeGreaterThan(12);
    expectChain(statements);
    expect(statements[0]?.opening).toBe(0);
    expect(statements.at(-1)).toMatchObject({ closing: customer().balance, isFinal: false });
    expect(statements.slice(0, -1).every(({ isFinal }) => isFinal)).toBe(true);
    const numbers = getLedger(db(), '10002').map(({ flowNo }) => flowNo);
    for (const { lines, direct } of statements)
      for (const { flowNo } of [...lines, ...direct]) expect(numbers).toContain(flowNo);
  });

  it('is missing for a month before the account or after today', async () => {
    for (const month of ['2019-01', '2026-12', '2026-13', 'x'])
      expect(await client.get(`balance/statement/${month}`, client.token())).toMatchObject({ code: 404 });
    expect(await client.get('balance/statement/current')).toMatchObject({ code: 401 });
  });

  it('is exported with its opening and closing balance', async () => {
    const [month = ''] = (await client.read()).months.slice(1);
    const { opening, closing, lines } = await client.read(month);
    const reply = await client.send('GET', `balance/statement/${month}/export`, undefined, {
      'x-authorization': client.token(),
    });
    expect(reply.headers.get('content-disposition')).toContain(`statement-${month}.csv`);
    const rows = (await reply.text()).trim().split('\r\n');
    expect(rows).toHaveLength(lines.length + 3);
    expect(rows[1]).toContain(`Opening balance,,,,${(opening / 100).toFixed(2)}`);
    expect(rows.at(-1)).toContain(`Closing balance,,,,${(closing / 100).toFixed(2)}`);
  });
});
