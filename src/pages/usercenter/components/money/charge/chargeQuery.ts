import { byLink, day, listQuery, manyOf, matching, oneOf, text } from '@/domain/listQuery';
import { CHARGE_CATEGORIES, CHARGE_DIRECTIONS } from '@/domain/money/charge';

/** The filters of the charges. */
export const chargeQuery = listQuery(
  {
    keyword: text(64),
    category: manyOf(CHARGE_CATEGORIES),
    direction: oneOf(CHARGE_DIRECTIONS),
    month: matching(/^\d{4}-(?:0[1-9]|1[0-2])$/),
    from: day,
    to: day,
    orderId: byLink(text(64)),
    instanceId: byLink(text(64)),
  },
  { exclusive: [['month'], ['from', 'to']] },
);
