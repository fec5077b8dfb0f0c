import { lastMonths, startOfDay, startOfMonth } from '../src/domain/money/accountingTime';
import { CHARGE_CATEGORIES, CHARGE_DIRECTIONS, type ChargeQuery } from '../src/domain/money/charge';
import { CURRENCY } from '../src/domain/money/money';
import { chargeAnswer, isAskedFor } from './lib/charges/answers';
import { ledgerTotals, totalsByMonth } from './lib/charges/entries';
import { exportFile } from './lib/charges/exportFile';
import { type BookedCharge, bookOf } from './lib/charges/ledger';
import { isoTime, now } from './lib/clock';
import { db } from './lib/db';
import { endpoint, type SignedInCall } from './lib/endpoint';
import { settledOrders } from './lib/orders/ownOrders';
import { pageOf } from './lib/paging';

const MONTHS_SHOWN = 12;

/** The person's books as they are now, oldest first. */
function ownBook({ user }: SignedInCall): BookedCharge[] {
  settledOrders(user.userId);
  return bookOf(db(), user.userId);
}

/** What makes no sense in a query counts as missing. */
function queryOf(call: SignedInCall): ChargeQuery {
  const given = (name: string) => call.query(name) || undefined;
  const day = (name: string) => {
    const text = given(name);
    return text !== undefined && startOfDay(text) !== undefined ? text : undefined;
  };
  const month = given('month');
  return {
    category: CHARGE_CATEGORIES.filter((category) => call.queryAll('category').includes(category)),
    direction: CHARGE_DIRECTIONS.find((direction) => direction === given('direction')),
    month: month !== undefined && startOfMonth(month) !== undefined ? month : undefined,
    from: day('from'),
    to: day('to'),
    keyword: given('keyword'),
    orderId: given('orderId'),
    instanceId: given('instanceId'),
  };
}

/** What the filters find, newest first. */
function found(call: SignedInCall): BookedCharge[] {
  const query = queryOf(call);
  return ownBook(call)
    .filter((charge) => isAskedFor(charge, query))
    .reverse();
}

export default {
  'GET /api/v1/charge/list': endpoint(
    (call) => {
      const charges = found(call);
      const { list, ...page } = pageOf(charges, call.query);
      return {
        list: list.map((charge) => chargeAnswer(charge, call.language)),
        ...page,
        totals: ledgerTotals(charges),
      };
    },
    { auth: true },
  ),

  'GET /api/v1/charge/summary': endpoint(
    (call) => {
      const book = ownBook(call);
      const dated = book.map((charge) => ({ ...charge, createdAt: isoTime(charge.createdAt) }));
      return {
        currency: CURRENCY,
        balance: book.at(-1)?.balanceAfter ?? 0,
        months: totalsByMonth(dated, lastMonths(now(), MONTHS_SHOWN)),
      };
    },
    { auth: true },
  ),

  'GET /api/v1/charge/export': endpoint((call) => exportFile(found(call), call.language, now()), {
    auth: true,
  }),
};
