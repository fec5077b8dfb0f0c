import type { ServiceType } from '../../../src/domain/catalog/service';
import { type CouponRule, couponAmount } from '../../../src/domain/order/quote';
import { DAY_MS } from '../clock';
import { MockFailure } from '../failure';
import type { MockTables } from '../tables';
import type { Text } from '../text';
import { couponNotApplicable, couponRefused, couponUnknown } from './couponRefusals';
import type { OrderRecord } from './records';

const UNPAID_STATUSES = ['cancelled', 'expired'];

export interface Coupon {
  code: string;
  rule: CouponRule;
  /** The discount as a text. */
  terms: Text;
  /** Limits the coupon to services of this type. */
  serviceType?: ServiceType;
  /** Days from the seeded day to its end; negative when it has expired. */
  endsInDays: number;
  /** The limit for all users, and the uses before the seeded day. */
  uses: { total: number; before: number };
  usesPerPerson?: number;
  /**
   * For the first paid order of an account that registered since this day (relative to the seeded one). It is suggested
   * with the quote.
   */
  welcomesSinceDays?: number;
}

/** Every coupon; the demo page lists them. */
export const COUPONS: readonly Coupon[] = [
  // Announcement 6301.
  {
    code: 'FIRST50',
    rule: { type: 'amount', amount: 5_000, minimum: 20_000 },
    terms: { zh: '首单满 ¥200.00 减 ¥50.00', en: '¥50.00 off a first order from ¥200.00' },
    endsInDays: 27,
    uses: { total: 100_000, before: 914 },
    usesPerPerson: 1,
    welcomesSinceDays: -3,
  },
  {
    code: 'WELCOME10',
    rule: { type: 'part', basisPoints: 1000, minimum: 0, ceiling: 20_000 },
    terms: { zh: '减 10%，最多减 ¥200.00', en: '10% off, at most ¥200.00' },
    endsInDays: 365,
    uses: { total: 100_000, before: 3_182 },
    usesPerPerson: 1,
  },
  {
    code: 'SAVE100',
    rule: { type: 'amount', amount: 10_000, minimum: 60_000 },
    terms: { zh: '满 ¥600.00 减 ¥100.00', en: '¥100.00 off from ¥600.00' },
    endsInDays: 120,
    uses: { total: 20_000, before: 7_406 },
  },
  {
    code: 'CONSULT15',
    rule: { type: 'part', basisPoints: 1500, minimum: 100_000, ceiling: 300_000 },
    terms: {
      zh: '满 ¥1,000.00 减 15%，最多减 ¥3,000.00',
      en: '15% off from ¥1,000.00, at most ¥3,000.00',
    },
    serviceType: 'consulting',
    endsInDays: 90,
    uses: { total: 2_000, before: 511 },
  },
  {
    code: 'API50',
    rule: { type: 'amount', amount: 5_000, minimum: 20_000 },
    terms: { zh: '满 ¥200.00 减 ¥50.00', en: '¥50.00 off from ¥200.00' },
    serviceType: 'api',
    endsInDays: 60,
    uses: { total: 5_000, before: 1_290 },
  },
  {
    code: 'GIFT20',
    rule: { type: 'amount', amount: 2_000, minimum: 0 },
    terms: { zh: '立减 ¥20.00', en: '¥20.00 off' },
    endsInDays: 30,
    uses: { total: 10_000, before: 42 },
  },
  {
    code: 'AUTUMN20',
    rule: { type: 'part', basisPoints: 2000, minimum: 0, ceiling: 50_000 },
    terms: { zh: '减 20%，最多减 ¥500.00', en: '20% off, at most ¥500.00' },
    endsInDays: -20,
    uses: { total: 10_000, before: 8_733 },
  },
  {
    code: 'FLASH300',
    rule: { type: 'amount', amount: 30_000, minimum: 100_000 },
    terms: { zh: '满 ¥1,000.00 减 ¥300.00', en: '¥300.00 off from ¥1,000.00' },
    endsInDays: 10,
    uses: { total: 300, before: 300 },
  },
];

interface CouponUse {
  serviceType: ServiceType;
  /** Price of the order without the coupon, in cents. */
  amount: number;
  /** Milliseconds on the mock's clock. */
  at: number;
  /** Missing for a visitor, whose own uses are not checked. */
  userId?: string;
}

/** Removes spaces and makes full-width and small letters capital ones. */
export const normalizeCouponCode = (code: string): string => code.normalize('NFKC').trim().toUpperCase();

/** The coupon of a code. Throws a MockFailure with the reason when it cannot be used. */
export function usableCoupon(tables: MockTables, code: string, use: CouponUse): Coupon {
  const coupon = COUPONS.find((known) => known.code === code);
  if (coupon === undefined) throw couponUnknown();
  if (couponEnd(tables, coupon) <= use.at) throw couponRefused('expired');
  if (couponUsesLeft(tables, coupon) <= 0) throw couponRefused('usedUp');
  const ownUses = getUses(tables.orders, coupon).filter(({ userId }) => userId === use.userId).length;
  if (coupon.usesPerPerson !== undefined && ownUses >= coupon.usesPerPerson) {
    throw couponNotApplicable({ why: 'usedBefore' });
  }
  if (coupon.welcomesSinceDays !== undefined && !isNewcomer(tables, coupon.welcomesSinceDays, use.userId)) {
    throw couponNotApplicable({ why: 'notFirst' });
  }
  if (coupon.serviceType !== undefined && coupon.serviceType !== use.serviceType) {
    throw couponNotApplicable({ why: 'otherType', serviceType: coupon.serviceType });
  }
  if (use.amount < coupon.rule.minimum) {
    throw couponNotApplicable({ why: 'belowMinimum', minimum: coupon.rule.minimum });
  }
  if (couponAmount(coupon.rule, use.amount) === 0) throw couponNotApplicable({ why: 'nothingToTakeOff' });
  return coupon;
}

/** The code of the coupon that is applied without being typed; undefined when there is none. */
export function suggestedCoupon(tables: MockTables, use: CouponUse): string | undefined {
  if (use.userId === undefined) return undefined;
  const suggested = COUPONS.filter(({ welcomesSinceDays }) => welcomesSinceDays !== undefined);
  return suggested.find(({ code }) => isUsable(tables, code, use))?.code;
}

function isUsable(tables: MockTables, code: string, use: CouponUse): boolean {
  try {
    return usableCoupon(tables, code, use) !== undefined;
  } catch (error) {
    if (error instanceof MockFailure) return false;
    throw error;
  }
}

// The account of a visitor is not known yet.
function isNewcomer({ users, orders, seededAt }: MockTables, sinceDays: number, userId?: string): boolean {
  if (userId === undefined) return true;
  const registeredAt = users.find((user) => user.userId === userId)?.createdAt ?? 0;
  const isPurchase = (order: OrderRecord) => order.payableAmount > 0 && !givesCouponBack(order);
  return (
    registeredAt >= seededAt + sinceDays * DAY_MS &&
    !orders.some((order) => order.userId === userId && isPurchase(order))
  );
}

export const couponEnd = ({ seededAt }: MockTables, { endsInDays }: Coupon): number =>
  seededAt + endsInDays * DAY_MS;

export const couponUsesLeft = ({ orders }: MockTables, coupon: Coupon): number =>
  coupon.uses.total - coupon.uses.before - getUses(orders, coupon).length;

const getUses = (orders: readonly OrderRecord[], { code }: Coupon): OrderRecord[] =>
  orders.filter((order) => order.selection.couponCode === code && !givesCouponBack(order));

/** Whether an order ended unpaid or was refunded in full. */
const givesCouponBack = ({ status, paidAmount, refundedAmount }: OrderRecord): boolean =>
  UNPAID_STATUSES.includes(status) || (status === 'refunded' && refundedAmount === paidAmount);
