import { countGroups, toOrderFilters } from '../../../../src/domain/order/orderGroups';
import {
  isOpenStatus,
  isPassingStatus,
  isRefundOpen,
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

  it('are sent as statuses, and days as moments', () => {
    const query = {
      tab: 'unpaid',
      keyword: 'sms',
      from: '2026-11-01',
      to: '2026-11-02',
      current: 2,
    } as const;
    const { from, to, ...filters } = toOrderFilters({ ...query, pageSize: 10 });
    expect(filters).toEqual({
      ...{ status: ['pendingPayment', 'paying'], keyword: 'sms', current: 2, pageSize: 10 },
    });
    expect(Date.parse(to ?? '') - Date.parse(from ?? '')).toBe(2 * 86_400_000);
    const all = { ...query, tab: undefined, from: undefined, to: undefined, pageSize: 10 };
    expect(toOrderFilters(all)).toEqual({ keyword: 'sms', current: 2, pageSize: 10 });
  });

  it.each([
    ['passing', isPassingStatus, 'paying paid provisioning refunding'],
    ['open', isOpenStatus, 'pendingPayment paying paid provisioning provisionFailed'],
    ['with an open refund', isRefundOpen, 'refundReview refunding'],
  ])('hold orders that are %s', (_what, holds, statuses) => {
    expect(ORDER_STATUSES.filter(holds).join(' ')).toBe(statuses);
    expect(holds('archived' as OrderStatus)).toBe(false);
  });
});
