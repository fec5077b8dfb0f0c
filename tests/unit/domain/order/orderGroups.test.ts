import { countGroups } from '../../../../src/domain/order/orderGroups';
import {
  ORDER_GROUP_NAMES,
  ORDER_GROUPS,
  ORDER_STATUSES,
  type OrderStatus,
} from '../../../../src/domain/order/orderMachine';

describe('order groups', () => {
  it('contain each status exactly once', () => {
    const grouped = ORDER_GROUP_NAMES.flatMap((name) => [...ORDER_GROUPS[name]]);
    expect([...grouped].sort()).toEqual([...ORDER_STATUSES].sort());
  });

  it('count their orders', () => {
    const counts = Object.fromEntries(ORDER_STATUSES.map((status, index) => [status, index + 1])) as Record<
      OrderStatus,
      number
    >;
    const all = (ORDER_STATUSES.length * (ORDER_STATUSES.length + 1)) / 2;
    expect(countGroups(counts)).toMatchObject({ unpaid: 3, all });
  });
});
