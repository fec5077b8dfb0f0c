import { startOfMonth } from '@/domain/calendar';
import { day, listQuery, manyOf, oneOf, text } from '@/domain/listQuery';
import { CHARGE_CATEGORIES, CHARGE_DIRECTIONS } from '@/domain/money/charge';

/** The filters of the charges. */
export const chargeQuery = listQuery({
  category: manyOf(CHARGE_CATEGORIES),
  direction: oneOf(CHARGE_DIRECTIONS),
  month: ([month = '']) => (startOfMonth(month) === undefined ? undefined : month),
  from: day,
  to: day,
  keyword: text(64),
  orderId: text(64),
  instanceId: text(64),
});
