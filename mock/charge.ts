import { accountingDay, accountingMonth, lastMonths } from '../src/domain/calendar';
import { chargeEndpoints } from '../src/domain/money/charge';
import { CURRENCY } from '../src/domain/money/money';
import type { CallOf } from './lib/call';
import { now } from './lib/clock';
import { db } from './lib/db';
import { handlers } from './lib/handlers';
import { ledgerTotals, totalsByMonth } from './lib/money/entries';
import { chargeFile } from './lib/money/exportFile';
import { type BookedCharge, chargeKey, chargeView, getLedger } from './lib/money/ledger';
import { frozenAmount } from './lib/money/withdrawals';
import { toCursorPage } from './lib/paging';
import { settledOrders } from './lib/settledOrders';
import { mentions } from './lib/text';

const MONTHS_SHOWN = 12;

type FilteredCall = CallOf<typeof chargeEndpoints.export>;

/** The user's ledger, settled, oldest first. */
function getOwnLedger({ user }: Pick<FilteredCall, 'user'>): BookedCharge[] {
  settledOrders(user.userId);
  return getLedger(db(), user.userId);
}

function matchesQuery(charge: BookedCharge, query: FilteredCall['query']): boolean {
  const { category = [], direction, month, from, to, orderId, instanceId } = query;
  const day = accountingDay(charge.createdAt);
  return (
    (category.length === 0 || category.includes(charge.category)) &&
    (direction === undefined || charge.direction === direction) &&
    (month === undefined || accountingMonth(charge.createdAt) === month) &&
    (from === undefined || day >= from) &&
    (to === undefined || day <= to) &&
    (orderId === undefined || charge.orderId === orderId) &&
    (instanceId === undefined || charge.instanceId === instanceId)
  );
}

/** The charges that match the filters, newest first. */
function findCharges(call: FilteredCall): BookedCharge[] {
  const matches = mentions(call.query.keyword);
  return getOwnLedger(call)
    .filter((charge) => matchesQuery(charge, call.query))
    .filter(({ flowNo, orderId, title, planName }) => matches([title, planName], flowNo, orderId))
    .reverse();
}

export default handlers(chargeEndpoints, {
  list: (call) => {
    const charges = findCharges(call);
    const page = toCursorPage(charges, call.query, chargeKey, (charge) => chargeView(charge, call.language));
    return { ...page, totals: ledgerTotals(charges) };
  },

  summary: (call) => {
    const charges = getOwnLedger(call);
    return {
      currency: CURRENCY,
      balance: charges.at(-1)?.balanceAfter ?? 0,
      frozen: frozenAmount(db(), call.user) || undefined,
      months: totalsByMonth(charges, lastMonths(now(), MONTHS_SHOWN)),
    };
  },

  export: (call) => chargeFile(findCharges(call), getOwnLedger(call), { at: now(), language: call.language }),
});
