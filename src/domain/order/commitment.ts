import { DAY_MS, shiftByPeriod } from '../calendar';
import { isPlanChange } from '../catalog/selection';
import type { Period } from '../catalog/service';
import { renewalDue } from '../instance/renewal';
import { daysUntil } from '../instance/upgrade';
import { sumCents } from '../money/money';
import type { Order } from './order';
import type { Covers, OrderItem } from './quote';
import { getRefundable, type NotWhole, REFUND_WHOLE_DAYS, type RefundRule } from './refund';

/** What is ordered; times are milliseconds since 1970, amounts in cents. */
export interface CommitmentFacts {
  orderType: Order['orderType'];
  period: Period;
  /** Days of a trial. */
  trialDays?: number | undefined;
  /** Whether it is a pack of units, such as calls. */
  isPack: boolean;
  items: readonly Pick<OrderItem, 'kind' | 'amount'>[];
  payableAmount: number;
  /** Why its term would not be refunded in full in the first days. */
  notWhole?: NotWhole | undefined;
  /** What the order covers, as far as it is known. */
  covers?: { from?: number | undefined; to?: number | undefined } | undefined;
  /** The trial that becomes the service. */
  continues?: string | undefined;
}

/** What an order commits to; times are milliseconds since 1970, amounts in cents. */
export interface Commitment {
  /** Without `from`, it begins when the service is set up; without `to`, it has no end. */
  term: { from?: number | undefined; to?: number | undefined; isEstimate: boolean };
  /** Days of a trial that are kept before the term begins; missing unless the trial becomes the service. */
  trialDaysLeft?: number | undefined;
  /** The first rule of its refund. `wholeUntil` is the end of the days with a full refund, unless they count from the setup. */
  refund: { rule: RefundRule; wholeUntil?: number | undefined; why?: NotWhole | undefined };
  /** The next renewal, if the service renews itself; without an amount where its price does not follow from the order. */
  renewal?: { at: number; amount?: number | undefined } | undefined;
}

/** Returns when a new service ends that is set up at a time (both milliseconds since 1970); `undefined` for a single delivery. */
export function newServiceEnd(
  { period, trialDays = 0 }: Pick<CommitmentFacts, 'period' | 'trialDays'>,
  at: number,
): number | undefined {
  return trialDays > 0 ? at + trialDays * DAY_MS : shiftByPeriod(at, period);
}

/** Returns the stretch of time of a quote or an order in milliseconds since 1970. */
export const toCoveredTime = ({
  from,
  to,
}: Covers): { from?: number | undefined; to?: number | undefined } => ({
  from: from === undefined ? undefined : Date.parse(from),
  to: to === undefined ? undefined : Date.parse(to),
});

/** Returns what an order commits to before it is set up; `now` is in server milliseconds. */
export function getCommitment(facts: CommitmentFacts, now: number): Commitment {
  const { orderType, items, payableAmount, isPack, notWhole, covers, continues } = facts;
  const from = covers?.from;
  const to = covers?.to ?? newServiceEnd(facts, now);
  const beganAt = from ?? now;
  const pack = isPack ? { used: 0, total: 1 } : undefined;
  // The refund at the beginning of the term has the rule that applies first.
  const { rule, why } = getRefundable(
    {
      orderType,
      paidAmount: payableAmount,
      wholeRefundOrderId: notWhole?.orderId,
      service: { beganAt, endsAt: to, pack, isUsed: notWhole?.kind === 'used' },
    },
    beganAt,
  );
  const wholeUntil =
    from !== undefined && rule === 'early' ? Math.max(from, now) + REFUND_WHOLE_DAYS * DAY_MS : undefined;
  const canRenew = to !== undefined && orderType !== 'trial';
  return {
    term: { from, to, isEstimate: to !== undefined && covers?.to === undefined },
    trialDaysLeft:
      continues !== undefined && from !== undefined && from > now ? daysUntil(from, now) : undefined,
    refund: { rule, wholeUntil, why },
    renewal: canRenew
      ? {
          at: renewalDue(to),
          amount: isPlanChange(orderType) ? undefined : priceWithoutCoupon(items),
        }
      : undefined,
  };
}

/** Returns the price without the coupon, which counts once, in cents. */
const priceWithoutCoupon = (items: CommitmentFacts['items']): number =>
  sumCents(items.filter(({ kind }) => kind !== 'coupon').map(({ amount }) => amount));
