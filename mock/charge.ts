import { lastMonths, startOfDay, startOfMonth } from '../src/domain/money/accountingTime';
import {
  CHARGE_CATEGORIES,
  CHARGE_DIRECTIONS,
  type ChargeQuery,
  chargeEndpoints,
} from '../src/domain/money/charge';
import { CURRENCY } from '../src/domain/money/money';
import type { CallOf } from './lib/call';
import { chargeAnswer, matchesQuery } from './lib/charges/answers';
import { ledgerTotals, totalsByMonth } from './lib/charges/entries';
import { exportFile } from './lib/charges/exportFile';
import { type BookedCharge, getBook } from './lib/charges/ledger';
import { isoTime, now } from './lib/clock';
import { db } from './lib/db';
import { handlers } from './lib/handlers';
import { settledOrders } from './lib/orders/ownOrders';
import { toPage } from './lib/paging';

const MONTHS_SHOWN = 12;

type FilteredCall = CallOf<typeof chargeEndpoints.export>;

/** The person's books as they are now, oldest first. */
function ownBook({ user }: Pick<FilteredCall, 'user'>): BookedCharge[] {
  settledOrders(user.userId);
  return getBook(db(), user.userId);
}

/** What makes no sense in a query counts as missing. */
function toQuery(call: FilteredCall): ChargeQuery {
  const given: FilteredCall['query'] = (name) => call.query(name) || undefined;
  const day = (name: 'from' | 'to') => {
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
function found(call: FilteredCall): BookedCharge[] {
  const query = toQuery(call);
  return ownBook(call)
    .filter((charge) => matchesQuery(charge, query))
    .reverse();
}

export default handlers(chargeEndpoints, {
  list: (call) => {
    const charges = found(call);
    const { list, ...page } = toPage(charges, call.query);
    return {
      list: list.map((charge) => chargeAnswer(charge, call.language)),
      ...page,
      totals: ledgerTotals(charges),
    };
  },

  summary: (call) => {
    const book = ownBook(call);
    const dated = book.map((charge) => ({ ...charge, createdAt: isoTime(charge.createdAt) }));
    return {
      currency: CURRENCY,
      balance: book.at(-1)?.balanceAfter ?? 0,
      months: totalsByMonth(dated, lastMonths(now(), MONTHS_SHOWN)),
    };
  },

  export: (call) => exportFile(found(call), call.language, now()),
});
