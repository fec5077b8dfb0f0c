/** What holds after every action of a history, by name. */
export const INVARIANTS = {
  repliesAreOfContract: 'A reply is a result of its schema, or a code that the contract lists.',
  replyOnce: 'A call that is sent again with its key does nothing again.',
  balanceIsSumOfEntries: 'The balance is the sum of the entries, and never below zero.',
  paidWithinPrice: 'Refunded <= paid <= price, and one payment at most has succeeded.',
  idsAreUnique: 'No two records have the same id or number.',
  numbersCarryDay: 'Numbers begin with the accounting day.',
  timelineIsMonotone: 'Timelines go forward in time, and by the state machine.',
  deadlineIsExtendedOnce: 'An order can be paid for half an hour, and once as long again.',
  couponWithinTerms: 'A coupon is used as often as its terms say at most.',
  refundIsAsOffered: 'What the page offers as a refund is what is paid out.',
  refundFollowsStretch: 'A refund counts over the stretch that the order covers.',
  wholeRefundOnce: 'An account has at most one full refund within the first days of a service.',
  amountsAreAsOffered: 'Whatever amount the page offers is accepted.',
  timeIsPaid: 'The time of a service is what was paid less what was refunded, without a paid gap.',
  paidTimeIsKept: 'A released service leaves no paid order behind.',
  termsKeepAnchorDay: 'Terms end by the calendar of China, on the anchor day.',
  trialIsKept: 'A bought trial is the same service with its keys, and loses no day.',
  endedIsExpired: 'A service runs until its end and its days of grace, and no longer.',
  missedRenewalIsTold: 'An automatic renewal takes place, or its owner was told before the end why not.',
  planIsLastPaid: 'The plan is the one of the last order that was paid and not refunded.',
  reviewStopsCharges: 'During a refund nothing is charged for the service.',
  refundExcludesHandOver: 'A refund and an open offer of a service exclude each other.',
  goneServiceHasNoOpenOrder: 'An unpaid order of a service that is gone is cancelled.',
  oneOwner: 'A service has one owner with an account.',
  rightsBelongToAccounts: 'Nobody reaches a service of others without an invitation to this account.',
  rightsFollowAccount: 'A change of the phone number leaves all rights as they were.',
  eligibilityHolds:
    'Whoever gets or renews a service that requires a verification has one, and nobody has more than the limit.',
  keysNeedMaker: 'A key works as long as its maker may make keys.',
  invoicedWithinSettled: 'No more is invoiced than was paid in and not paid back.',
  statementsReconcile: 'Statements add up, follow each other, and stay as they were once final.',
  filesEqualLists: 'A CSV file has what the list has.',
} as const;

export type Invariant = keyof typeof INVARIANTS;

/** Fails the history unless the invariant holds. The message is made only then. */
export type Check = (invariant: Invariant, holds: boolean, message: () => string) => void;

export class Violation extends Error {
  override readonly name = 'Violation';

  constructor(
    readonly invariant: Invariant,
    details: string,
  ) {
    super(`${invariant}: ${INVARIANTS[invariant]} ${details}`);
  }
}

/** Checks every invariant, or only the named one. */
export function createCheck(only?: Invariant): Check {
  return (invariant, holds, message) => {
    if (!holds && (only ?? invariant) === invariant) throw new Violation(invariant, message());
  };
}

/** The invariant that `HISTORY_INVARIANT` names; without one, all are checked. */
export function getOnlyInvariant(): Invariant | undefined {
  return (Object.keys(INVARIANTS) as Invariant[]).find((name) => name === process.env.HISTORY_INVARIANT);
}
