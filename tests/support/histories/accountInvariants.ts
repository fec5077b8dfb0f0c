import { db } from '../../../mock/lib/db';
import type { UserRecord } from '../../../mock/lib/users';
import { accountingMonth, startOfMonth } from '../../../src/domain/calendar';
import { isLiveInvoice } from '../../../src/domain/invoice/invoiceMachine';
import { chargeEndpoints } from '../../../src/domain/money/charge';
import { type Statement, statementDifference, statementEndpoints } from '../../../src/domain/money/statement';
import { refundChannel } from '../../../src/domain/order/refund';
import { ledgerOf } from './ledger';
import { call, findAccount, type Person, read, type World } from './world';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** What a user paid in from outside and did not get back there, in cents. */
function paidIn({ userId }: UserRecord): number {
  const isOwn = (record: { userId: string }) => record.userId === userId;
  const { topUps, orders, withdrawals } = db();
  const came = topUps.filter((topUp) => isOwn(topUp) && topUp.status === 'succeeded');
  const direct = orders.filter((order) => isOwn(order) && order.payChannel !== 'balance');
  const back = direct.map(({ payChannel, refundedAmount, refunds }) =>
    refundChannel(payChannel, refunds?.at(-1)?.destination) === 'balance' ? 0 : refundedAmount,
  );
  const went = withdrawals.filter((withdrawal) => isOwn(withdrawal) && withdrawal.status === 'paid');
  return sum([
    ...came.map(({ amount }) => amount),
    ...direct.map(({ paidAmount }) => paidAmount),
    ...back.map((amount) => -amount),
    ...went.map(({ amount }) => -amount),
  ]);
}

function checkInvoices({ check }: World, user: UserRecord): void {
  const { userId } = user;
  const live = db().invoices.filter((invoice) => invoice.userId === userId && isLiveInvoice(invoice.status));
  if (live.length === 0) return;
  const parts = live.flatMap(({ lines }) => lines.flatMap((line) => line.parts));
  const invoiced = sum(parts.map(({ amount }) => amount));
  const most = paidIn(user);
  check('invoicedWithinSettled', invoiced <= most, () => JSON.stringify({ userId, invoiced, most }));
  for (const source of new Set(parts.map((part) => part.source))) {
    const amount = sum(parts.filter((part) => part.source === source).map((part) => part.amount));
    const [kind, id] = source.split(' ');
    const order = db().orders.find(({ orderId }) => orderId === id);
    const topUp = db().topUps.find(({ topUpId }) => `T${topUpId}` === id);
    const limit = kind === 'topUp' ? topUp?.amount : order?.paidAmount;
    check('invoicedWithinSettled', limit === undefined || amount <= limit, () =>
      JSON.stringify({ userId, source, amount, limit }),
    );
  }
}

function checkStatement({ check, finalStatements }: World, userId: string, statement: Statement): void {
  const { month, lines, opening, closing } = statement;
  const explain = () => `${month} of ${userId}: ${JSON.stringify({ opening, closing, lines })}`;
  check('statementsReconcile', statementDifference(statement) === 0, explain);
  check('statementsReconcile', sum([opening, ...lines.map(({ amount }) => amount)]) === closing, explain);
  check('statementsReconcile', (lines.at(-1)?.balanceAfter ?? opening) === closing, explain);
  if (!statement.isFinal) return;
  // The name on it may change; the list of months grows.
  const { issuedAt: _at, months: _months, owner: _owner, ...content } = statement;
  const text = JSON.stringify(content);
  const key = `${userId} ${month}`;
  const former = finalStatements.get(key) ?? text;
  check('statementsReconcile', former === text, () => `${explain()} was ${former}`);
  finalStatements.set(key, text);
}

/** Reads the statements of this month and the one before, when something has changed. */
async function checkStatements(world: World, person: Person): Promise<void> {
  const month = accountingMonth(world.at);
  const start = startOfMonth(month) ?? world.at;
  const ledger = ledgerOf(world, person.userId);
  const last = world.checkedBooks.get(person.userId);
  if (last?.month === month && last.ledger === ledger) return;
  const isBefore = ledger.filter(({ createdAt }) => createdAt < start).length;
  world.checkedBooks.set(person.userId, { month, ledger, former: isBefore });
  const readMonth = (wanted: string) =>
    read(world, person, statementEndpoints.get, { params: { month: wanted } });
  const current = await readMonth(month);
  if (!current) return;
  checkStatement(world, person.userId, current);
  // An entry may be booked into a month that is over.
  if (last?.month === month && last.former === isBefore) return;
  const former = accountingMonth(startOfMonth(month, -1) ?? world.at);
  const before = current.months.includes(former) ? await readMonth(former) : undefined;
  if (!before) return;
  checkStatement(world, person.userId, before);
  world.check('statementsReconcile', before.closing === current.opening, () =>
    JSON.stringify({ month, opening: current.opening, before: before.closing }),
  );
}

/** Checks what belongs to an account: its invoices and its statements. */
export async function checkAccounts(world: World): Promise<void> {
  for (const user of db().users) checkInvoices(world, user);
  for (const person of world.people) {
    const account = findAccount(person);
    if (account && account.closings?.some(({ takenBackAt }) => takenBackAt === undefined) !== true)
      await checkStatements(world, person);
  }
}

/** The rows of a CSV file without its heading; no cell of the mock contains a line break. */
const rowsOf = (content: unknown): string[] => String(content).trim().split(/\r?\n/).slice(1);

/** Reads all statements and files of a person once more, at the end of a history. */
export async function checkBooks(world: World, person: Person): Promise<void> {
  const current = await read(world, person, statementEndpoints.get, { params: { month: 'current' } });
  if (!current) return;
  let closing = 0;
  const ledger = ledgerOf(world, person.userId);
  for (const month of current.months.toReversed()) {
    const isBusy = ledger.some(({ createdAt }) => accountingMonth(createdAt) === month);
    if (!isBusy && month !== current.month) continue;
    const statement = await read(world, person, statementEndpoints.get, { params: { month } });
    if (!statement) continue;
    checkStatement(world, person.userId, statement);
    const { opening } = statement;
    world.check('statementsReconcile', opening === closing, () =>
      JSON.stringify({ month, opening, closing }),
    );
    closing = statement.closing;
    const { result: file } = await call(world, person, statementEndpoints.export, { params: { month } });
    const rows = rowsOf(file);
    world.check('filesEqualLists', rows.length === statement.lines.length + 2, () => rows.join('\n'));
  }
  const list = await read(world, person, chargeEndpoints.list, { query: { pageSize: '100' } });
  const { result } = await call(world, person, chargeEndpoints.export);
  const rows = rowsOf(result);
  world.check('filesEqualLists', rows.length === list?.total, () => `${list?.total}: ${rows.join('\n')}`);
  for (const [index, charge] of (list?.list ?? []).entries()) {
    const isSame = rows[index]?.includes(charge.flowNo) === true;
    world.check('filesEqualLists', isSame, () => `${charge.flowNo}: ${rows[index]}`);
  }
}
