import { db } from '../../../mock/lib/db';
import { invoiceEndpoints } from '../../../src/domain/invoice/endpoints';
import { selectLines } from '../../../src/domain/invoice/invoice';
import { type Action, pickOne, wait } from './turn';
import { call, newKey, read } from './world';

/** Requests an invoice of some of what can be invoiced, or of all. */
const invoice: Action = async ({ world, person, pick, choice, size }) => {
  const offered = await read(world, person, invoiceEndpoints.invoiceable);
  if (!offered || offered.list.length === 0) return;
  const some = offered.list.filter((_item, index) => ((size >> (index % 8)) & 1) === 1);
  const selected = choice % 3 === 0 || some.length === 0 ? offered.list : some;
  const amount = selectLines(selected).reduce((sum, line) => sum + line.amount, 0);
  const body = {
    ...{ titleType: 'personal', title: 'Somebody', email: 'books@example.com' },
    ...{ lines: selected.map(({ kind, id }) => ({ kind, id })), amount, idempotencyKey: newKey(world) },
  };
  const { isDone, code, result } = await call(world, person, invoiceEndpoints.request, { body });
  world.check('amountsAreAsOffered', isDone && result.amount === amount, () =>
    JSON.stringify({ body, code }),
  );
  if (pick % 2 === 0) wait(world, 20);
};

const withdrawInvoice: Action = async ({ world, person, pick }) => {
  const own = db().invoices.filter(({ userId }) => userId === person.userId);
  const found = pickOne(own, pick);
  if (!found) return;
  await call(world, person, invoiceEndpoints.withdraw, { params: { invoiceId: found.invoiceId } });
};

export const invoiceActions = { invoice, withdrawInvoice } satisfies Record<string, Action>;
