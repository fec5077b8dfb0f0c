import { isSamePerson, type PersonBenefit, usedBenefits } from '../../../src/domain/order/personBenefit';
import type { MockTables } from '../db';
import { personDigest } from '../digest';
import type { UserRecord } from '../users';
import type { OrderRecord } from './records';

/** A benefit used by a closed account, or with a number since changed. Only digests, because nothing else of the person is kept. */
interface UsedBenefitRecord {
  /** The account, with whose records it is deleted. */
  userId: string;
  /** Of the benefit with the phone number and, of a verified person, with the number of the document. */
  digests: string[];
}

declare module '../db' {
  interface MockTables {
    usedBenefits: UsedBenefitRecord[];
  }
}

/** Digests of what identifies a person now, each with a benefit, so that those of two benefits cannot be compared. */
function personDigests(tables: MockTables, { userId, userPhone }: UserRecord, benefit: PersonBenefit) {
  const texts = tables.certifications.find((record) => record.userId === userId)?.certified?.texts;
  return [userPhone, texts?.idNumber, texts?.creditCode]
    .filter((number): number is string => number !== undefined && number !== '')
    .map((number) => personDigest(`${benefit} ${number}`));
}

/** Remembers the benefits that an account used, before its number is changed, or before closing deletes number and certification. */
export function rememberBenefits(tables: MockTables, user: UserRecord): void {
  const own = tables.orders.filter(({ userId }) => userId === user.userId);
  for (const benefit of new Set(own.flatMap(usedBenefits)))
    tables.usedBenefits.push({ userId: user.userId, digests: personDigests(tables, user, benefit) });
}

/** The orders that used a benefit of a user: their own, and those of other and closed accounts of the same person. */
export function benefitUses(tables: MockTables, user: UserRecord, benefit: PersonBenefit): OrderRecord[] {
  const uses = tables.orders.filter((order) => usedBenefits(order).includes(benefit));
  const own = personDigests(tables, user, benefit);
  const isOwn = (userId: string) =>
    [
      ...tables.users
        .filter((each) => each.userId === userId)
        .map((each) => personDigests(tables, each, benefit)),
      ...tables.usedBenefits.filter((used) => used.userId === userId).map(({ digests }) => digests),
    ].some((digests) => isSamePerson(digests, own));
  const owners = new Set(uses.map(({ userId }) => userId));
  const people = new Set([...owners].filter((userId) => userId === user.userId || isOwn(userId)));
  return uses.filter(({ userId }) => people.has(userId));
}
