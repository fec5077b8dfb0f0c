import type { ActionName, Step } from './histories';
import type { Invariant } from './violations';

/** A step with the simplest choices, except the named ones. */
const does = (action: ActionName, choices: Partial<Omit<Step, 'action'>> = {}): Step => ({
  action,
  person: 0,
  pick: 0,
  choice: 0,
  size: 0,
  ...choices,
});

/** A history that once violated an invariant, in its smallest form. */
export interface Example {
  title: string;
  invariant: Invariant;
  start?: number;
  steps: readonly Step[];
}

const buy = does('buy');
const renew = does('renew');

export const EXAMPLES: readonly Example[] = [
  {
    title: 'an order in the small hours of 31 January carries that day',
    invariant: 'numbersCarryDay',
    start: 1,
    steps: [buy],
  },
  {
    title: 'a month of 31 January that was renewed ends on 31 March',
    invariant: 'termsKeepAnchorDay',
    start: 1,
    steps: [buy, renew],
  },
  {
    title: 'a renewal is refunded whole before its term begins',
    invariant: 'refundFollowsStretch',
    steps: [buy, renew, does('jump', { pick: 5 }), does('refund')],
  },
  {
    title: 'the first of two renewals is refunded only with the second',
    invariant: 'timeIsPaid',
    steps: [buy, renew, renew, does('refund', { pick: 1 })],
  },
  {
    title: 'a first order is refunded only with its renewal',
    invariant: 'paidTimeIsKept',
    steps: [buy, renew, does('refund', { pick: 1 })],
  },
  {
    title: 'an upgrade is refunded only with the renewal of the larger plan',
    invariant: 'planIsLastPaid',
    steps: [buy, does('upgrade'), renew, does('refund', { pick: 1 }), does('jump', { pick: 2 })],
  },
  {
    title: 'nothing is upgraded while a refund is under review',
    invariant: 'reviewStopsCharges',
    steps: [buy, does('refund', { size: 866 }), does('upgrade')],
  },
  {
    title: 'a service that is offered to somebody else is not refunded',
    invariant: 'refundExcludesHandOver',
    steps: [buy, does('offerHandOver'), does('refund', { size: 842 })],
  },
  {
    title: 'an unpaid renewal of a refunded service is cancelled',
    invariant: 'goneServiceHasNoOpenOrder',
    steps: [buy, does('orderRenewal'), does('refund', { pick: 1 }), does('refund')],
  },
  {
    title: 'an invitation to a number ends after thirty days without an account',
    invariant: 'rightsBelongToAccounts',
    steps: [
      does('changePhone'),
      ...[buy, does('saveMember'), does('jump', { pick: 2 }), does('changePhone', { person: 1 })],
    ],
  },
  {
    title: 'a member with another number stays one',
    invariant: 'rightsFollowAccount',
    steps: [does('changePhone'), buy, does('saveMember', { choice: 1 }), does('changePhone', { person: 1 })],
  },
  {
    title: 'the keys of a removed manager end',
    invariant: 'keysNeedMaker',
    steps: [
      ...[does('changePhone'), buy, does('saveMember', { choice: 1 }), does('createKey', { person: 1 })],
      does('removeMember'),
    ],
  },
  {
    title: 'the invoice of a top-up is reversed when its money is withdrawn',
    invariant: 'invoicedWithinSettled',
    steps: [does('topUp'), does('invoice'), does('withdraw')],
  },
  {
    title: 'a payment in the moment in which a top-up arrives leaves no balance below zero',
    invariant: 'balanceIsSumOfEntries',
    steps: [
      ...[does('topUp'), does('withdraw'), does('autoTopUpOn'), does('invoice'), does('withdraw')],
      does('buy', { choice: 6 }),
    ],
  },
  {
    title: 'a withdrawal in the moment in which another one comes back leaves no balance below zero',
    invariant: 'balanceIsSumOfEntries',
    steps: [
      ...[does('topUp'), does('withdraw', { size: 491 }), does('refund'), does('invoice'), does('refund')],
      ...[buy, does('refund', { size: 407 }), does('withdraw'), does('invoice'), does('withdraw')],
      does('invoice'),
    ],
  },
  {
    title: 'automatic renewal that is turned on in the last day pays then, not a day before the end',
    invariant: 'statementsReconcile',
    start: 4,
    steps: [does('topUp'), buy, does('jump', { pick: 2, choice: 1 }), does('autoRenewOn')],
  },
  {
    title: 'a downgrade is not taken back while its renewal is being paid',
    invariant: 'planIsLastPaid',
    steps: [
      ...[does('topUp'), does('buy', { pick: 1 }), does('jump', { pick: 2, choice: 1 })],
      ...[does('scheduleDowngrade'), does('keepService'), does('jump'), does('buy')],
    ],
  },
  {
    title: 'a renewal that an offer held up is booked when the offer is taken back, not in the month before',
    invariant: 'statementsReconcile',
    start: 4,
    steps: [
      ...[does('topUp', { size: 999 }), buy, does('autoRenewOn'), does('jump', { pick: 1, size: 26 })],
      ...[does('offerHandOver'), does('jump', { pick: 4, choice: 2 }), does('jump', { pick: 4, size: 30 })],
      does('withdrawHandOver'),
    ],
  },
  {
    title: 'a renewal that a failed setup held up for too long is told',
    invariant: 'missedRenewalIsTold',
    start: 1,
    steps: [
      ...[does('jump', { pick: 1 }), buy, does('autoRenewOn'), does('topUp'), does('jump', { pick: 8 })],
      ...[does('renewInVain'), does('jump', { pick: 1, size: 370 }), does('jump')],
    ],
  },
  {
    title: 'a bought trial is the same service and begins its term at the end of the trial',
    invariant: 'trialIsKept',
    steps: [does('trialToPaid')],
  },
  {
    title: 'an order paid while the purchase of a trial is being refunded is a service of its own',
    invariant: 'reviewStopsCharges',
    steps: [does('trialToPaid'), does('refund', { size: 710 }), buy, buy],
  },
  {
    title: 'a trial that was bought with another plan has its own plan again after the refund',
    invariant: 'planIsLastPaid',
    steps: [does('trialToPaid', { choice: 2 }), does('refund'), does('jump', { pick: 2 })],
  },
];
