import type { Refundable } from './refund';

/** The money of an order whose setup failed. */
export interface SetupRefund {
  /** In cents. */
  amount: number;
  /** When the system refunds it, an ISO time. */
  due: string;
  /** Whether the buyer can have it at once. */
  isRequestable: boolean;
}

/** Returns the refund of an order whose setup failed; `undefined` when nothing was paid. */
export function getSetupRefund({
  refundable,
  refundDue,
  payableAmount,
}: {
  refundable?: Pick<Refundable, 'amount'> | undefined;
  refundDue?: string | undefined;
  payableAmount: number;
}): SetupRefund | undefined {
  if (refundDue === undefined) return undefined;
  const { amount = 0 } = refundable ?? {};
  const isRequestable = amount > 0;
  return { amount: isRequestable ? amount : payableAmount, due: refundDue, isRequestable };
}
