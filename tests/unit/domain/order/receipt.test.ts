import type { Order } from '@/domain/order/order';
import { getPaidRefund } from '@/domain/order/receipt';

const REQUESTED_AT = '2026-11-20T04:00:00Z';
const PAID_AT = '2026-11-21T04:00:00Z';

const order = (changes: Partial<Order> = {}) => ({
  refundedAmount: 2_000,
  payChannel: 'alipay' as const,
  refund: {
    ...{ reason: 'notNeeded' as const, note: '', amount: 2_000, destination: 'balance' as const },
    requestedAt: REQUESTED_AT,
  },
  timeline: [
    { at: REQUESTED_AT, actor: 'buyer' as const, event: 'requestRefund' as const, note: '' },
    { at: PAID_AT, actor: 'system' as const, event: 'refunded' as const, note: '' },
  ],
  ...changes,
});

describe('the refund on a receipt', () => {
  it('is what was paid back, where it went and when', () => {
    expect(getPaidRefund(order())).toEqual({ amount: 2_000, channel: 'balance', at: PAID_AT });
  });

  it('went back the way it was paid, unless the buyer chose the balance, also when nobody requested it', () => {
    expect(getPaidRefund(order({ refund: undefined }))).toMatchObject({ channel: 'alipay' });
  });

  it('is not there while it is only requested', () => {
    expect(getPaidRefund(order({ refundedAmount: 0 }))).toBeUndefined();
  });

  it('has no date when the order does not say when it was paid', () => {
    expect(getPaidRefund(order({ timeline: [] }))).toEqual({
      amount: 2_000,
      channel: 'balance',
      at: undefined,
    });
  });
});
