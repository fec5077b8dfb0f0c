import { accountingDay, DAY_MS, endOfDay, shiftDay } from '../../../src/domain/calendar';
import type { ServiceType } from '../../../src/domain/catalog/service';
import { couponIneligibility, restoresCoupon } from '../../../src/domain/order/coupon';
import type { CouponRule } from '../../../src/domain/order/quote';
import { isoTime } from '../clock';
import type { MockTables } from '../db';
import type { Text } from '../text';
import { couponNotApplicable, couponRefused, couponUnknown } from './couponRefusals';
import type { OrderRecord } from './records';

export interface Coupon {
  code: string;
  rule: CouponRule;
  /** The discount as a text. */
  terms: Text;
  /** Limits the coupon to services of this type. */
  serviceType?: ServiceType;
  /** Days from the seeded day to its last day; negative when it has expired. */
  endsInDays: number;
  /** The limit for all users, and the uses before the seeded day. */
  uses: { total: number; before: number };
  usesPerPerson?: number;
  /**
   * For the first paid order of an account that registered since this day (relative to the seeded one). It is suggested
   * with the quote.
   */
  welcomesSinceDays?: number;
  /** Offered to every user until so many days after the seeded day; others are claimed by their code alone. */
  claimableForDays?: number;
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
    claimableForDays: 90,
    uses: { total: 100_000, before: 3_182 },
    usesPerPerson: 1,
  },
  {
    code: 'SAVE100',
    rule: { type: 'amount', amount: 10_000, minimum: 60_000 },
    terms: { zh: '满 ¥600.00 减 ¥100.00', en: '¥100.00 off from ¥600.00' },
    endsInDays: 120,
    claimableForDays: 60,
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
    claimableForDays: 45,
    uses: { total: 2_000, before: 511 },
  },
  {
    code: 'API50',
    rule: { type: 'amount', amount: 5_000, minimum: 20_000 },
    terms: { zh: '满 ¥200.00 减 ¥50.00', en: '¥50.00 off from ¥200.00' },
    serviceType: 'api',
    endsInDays: 60,
    claimableForDays: 30,
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
    code: 'OPERATE200',
    rule: { type: 'amount', amount: 20_000, minimum: 200_000 },
    terms: { zh: '满 ¥2,000.00 减 ¥200.00', en: '¥200.00 off from ¥2,000.00' },
    serviceType: 'operation',
    endsInDays: 75,
    claimableForDays: 40,
    uses: { total: 1_000, before: 268 },
    usesPerPerson: 1,
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
    claimableForDays: 5,
    uses: { total: 300, before: 300 },
  },
];

export interface CouponUse {
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
  if (couponUsesLeft(tables, coupon, use.userId) <= 0) throw couponRefused('usedUp');
  const ownUses = getUses(tables.orders, coupon).filter(({ userId }) => userId === use.userId).length;
  if (coupon.usesPerPerson !== undefined && ownUses >= coupon.usesPerPerson) {
    throw couponNotApplicable({ why: 'usedBefore' });
  }
  checkAudience(tables, coupon, use.userId);
  const { rule, serviceType } = coupon;
  // A typed code may be used several times, so its state in the wallet does not count.
  const facts = {
    code,
    rule,
    serviceType,
    endsAt: isoTime(couponEnd(tables, coupon)),
    state: 'usable',
  } as const;
  const ineligibility = couponIneligibility(facts, {
    serviceType: use.serviceType,
    amount: use.amount,
    now: use.at,
  });
  if (ineligibility === 'otherType' && serviceType)
    throw couponNotApplicable({ why: ineligibility, serviceType });
  if (ineligibility === 'belowMinimum')
    throw couponNotApplicable({ why: ineligibility, minimum: rule.minimum });
  if (ineligibility === 'nothingToTakeOff') throw couponNotApplicable({ why: ineligibility });
  return coupon;
}

/** Throws a MockFailure when a coupon is for new users and this is none. */
export function checkAudience(tables: MockTables, { welcomesSinceDays }: Coupon, userId?: string): void {
  if (welcomesSinceDays !== undefined && !isFirstTimeBuyer(tables, welcomesSinceDays, userId)) {
    throw couponNotApplicable({ why: 'notFirst' });
  }
}

/** Whether an account is new and has bought nothing; always for a visitor, whose account is not known yet. */
export function isFirstTimeBuyer(
  { users, orders, seededAt }: MockTables,
  sinceDays: number,
  userId?: string,
): boolean {
  if (userId === undefined) return true;
  const registeredAt = users.find((user) => user.userId === userId)?.createdAt ?? 0;
  const isPurchase = (order: OrderRecord) => order.payableAmount > 0 && !restoresCoupon(order);
  return (
    registeredAt >= seededAt + sinceDays * DAY_MS &&
    !orders.some((order) => order.userId === userId && isPurchase(order))
  );
}

/** The end of the day that is so many days after the seeded one. */
const endOfDayAfter = ({ seededAt }: MockTables, days: number): number =>
  endOfDay(shiftDay(accountingDay(seededAt), days)) ?? seededAt;

/** The end of the last day on which a coupon can be used. */
export const couponEnd = (tables: MockTables, { endsInDays }: Coupon): number =>
  endOfDayAfter(tables, endsInDays);

/** The end of the period in which a coupon can be claimed; without one, the end of its validity. */
export const claimEnd = (tables: MockTables, coupon: Coupon): number =>
  coupon.claimableForDays === undefined
    ? couponEnd(tables, coupon)
    : endOfDayAfter(tables, coupon.claimableForDays);

/** What is neither used nor kept in the wallet of somebody other than this user. */
export function couponUsesLeft(tables: MockTables, coupon: Coupon, userId?: string): number {
  const uses = getUses(tables.orders, coupon);
  const isKept = (ownerId: string) => ownerId !== userId && !uses.some((use) => use.userId === ownerId);
  const kept = tables.couponClaims.filter((claim) => claim.code === coupon.code && isKept(claim.userId));
  return coupon.uses.total - coupon.uses.before - uses.length - kept.length;
}

const getUses = (orders: readonly OrderRecord[], { code }: Coupon): OrderRecord[] =>
  orders.filter((order) => order.selection.couponCode === code && !restoresCoupon(order));
