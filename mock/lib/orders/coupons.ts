import * as v from 'valibot';
import { accountingDay, DAY_MS, endOfDay, shiftDay } from '../../../src/domain/calendar';
import { SERVICE_TYPES, type ServiceType } from '../../../src/domain/catalog/service';
import { couponIneligibility, couponRuleSchema, restoresCoupon } from '../../../src/domain/order/coupon';
import { isoTime } from '../clock';
import { readJson, textSchema, wholeNumberSchema } from '../content';
import type { MockTables } from '../db';
import { couponNotApplicable, couponRefused, couponUnknown } from './couponRefusals';
import type { OrderRecord } from './records';
import { benefitUses } from './usedBenefits';

const days = v.pipe(v.number(), v.safeInteger());

const couponSchema = v.strictObject({
  code: v.string(),
  rule: couponRuleSchema,
  /** The discount as a text. */
  terms: textSchema,
  /** Limits the coupon to services of this type. */
  serviceType: v.optional(v.picklist(SERVICE_TYPES)),
  /** Days from the seeded day to its last day; negative when it has expired. */
  endsInDays: days,
  /** The limit for all users, and the uses before the seeded day. */
  uses: v.strictObject({ total: wholeNumberSchema, before: wholeNumberSchema }),
  usesPerPerson: v.optional(wholeNumberSchema),
  /**
   * For the first paid order of an account that registered since this day (relative to the seeded one). It is suggested
   * with the quote.
   */
  welcomesSinceDays: v.optional(days),
  /** Offered to every user until so many days after the seeded day; others are claimed by their code alone. */
  claimableForDays: v.optional(wholeNumberSchema),
});

export type Coupon = v.InferOutput<typeof couponSchema>;

/** Every coupon; the demo page lists them. The first belongs to announcement 6301. */
export const COUPONS: readonly Coupon[] = readJson('orders/coupons.json', v.array(couponSchema));

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
  checkPerson(tables, coupon, use.userId);
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

/** Throws a MockFailure when a person has used a coupon as often as they may, or it is for new users and this is none. */
export function checkPerson(tables: MockTables, coupon: Coupon, userId?: string): void {
  if (isUsedByPerson(tables, coupon, userId)) throw couponNotApplicable({ why: 'usedBefore' });
  const { welcomesSinceDays } = coupon;
  if (welcomesSinceDays !== undefined && !isFirstTimeBuyer(tables, welcomesSinceDays, userId)) {
    throw couponNotApplicable({ why: 'notFirst' });
  }
}

/** Whether a person, by whatever account, has used a coupon as often as one person may; never for a visitor. */
export function isUsedByPerson(
  tables: MockTables,
  { code, usesPerPerson }: Coupon,
  userId?: string,
): boolean {
  const user = tables.users.find((each) => each.userId === userId);
  if (user === undefined || usesPerPerson === undefined) return false;
  return benefitUses(tables, user, `coupon ${code}`).length >= usesPerPerson;
}

/** Whether an account is new and its person has bought nothing; always for a visitor, whose account is not known yet. */
export function isFirstTimeBuyer(tables: MockTables, sinceDays: number, userId?: string): boolean {
  if (userId === undefined) return true;
  const user = tables.users.find((each) => each.userId === userId);
  return (
    user !== undefined &&
    user.createdAt >= tables.seededAt + sinceDays * DAY_MS &&
    benefitUses(tables, user, 'newCustomer').length === 0
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
