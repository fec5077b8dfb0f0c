import { ORDER_STATUSES } from '../../../../src/domain/order/orderMachine';
import { isPaymentExtendable } from '../../../../src/domain/order/paymentTime';

const payDeadline = '2026-11-20T08:30:00.000Z';
const order = { status: 'pendingPayment', isExtended: false, payDeadline } as const;
const before = Date.parse(payDeadline) - 1;

it('extends the time of an unpaid order until its deadline', () => {
  expect(isPaymentExtendable(order, before)).toBe(true);
  expect(isPaymentExtendable(order, before + 1)).toBe(false);
});

it('extends it once, and only where the server says that it can be extended', () => {
  expect(isPaymentExtendable({ ...order, isExtended: true }, before)).toBe(false);
  expect(isPaymentExtendable({ ...order, isExtended: undefined }, before)).toBe(false);
});

it('extends it in no other status', () => {
  const extendable = ORDER_STATUSES.filter((status) => isPaymentExtendable({ ...order, status }, before));
  expect(extendable).toEqual(['pendingPayment']);
});
