import { ACCESS_REQUEST_STATUSES, nextAccessStatus } from '../../../src/domain/account/accessRequest';
import { CERTIFICATION_STATUSES } from '../../../src/domain/account/account';
import {
  CLOSING_DAYS,
  CLOSING_EVENTS,
  CLOSING_STATES,
  KEPT_YEARS,
  nextClosingState,
} from '../../../src/domain/account/closing';
import {
  nextPhoneChangeState,
  PHONE_CHANGE_EVENTS,
  PHONE_CHANGE_STATES,
} from '../../../src/domain/account/phoneChange';
import {
  CERTIFICATION_EVENTS,
  CERTIFICATION_TRANSITIONS,
} from '../../../src/domain/certification/certificationMachine';
import {
  PROCESS_EVENTS,
  PROCESS_STATUSES,
  PROCESS_TRANSITIONS,
} from '../../../src/domain/console/processMachine';
import {
  ACCESS_KEY_EVENTS,
  ACCESS_KEY_STATES,
  ACCESS_KEY_TRANSITIONS,
  FORMER_SECRET_HOURS,
} from '../../../src/domain/instance/accessKey';
import {
  HAND_OVER_EVENTS,
  HAND_OVER_STATUSES,
  HAND_OVER_TRANSITIONS,
} from '../../../src/domain/instance/handOver';
import {
  EXPIRING_SOON_DAYS,
  EXPIRING_SOON_SHARE,
  INSTANCE_STATUSES,
} from '../../../src/domain/instance/instance';
import { INSTANCE_EVENTS, INSTANCE_TRANSITIONS } from '../../../src/domain/instance/instanceMachine';
import { AUTO_RENEW_DAYS, GRACE_DAYS } from '../../../src/domain/instance/renewal';
import {
  INVOICE_EVENTS,
  INVOICE_STATUSES,
  INVOICE_TRANSITIONS,
} from '../../../src/domain/invoice/invoiceMachine';
import {
  WITHDRAWAL_EVENTS,
  WITHDRAWAL_STATUSES,
  WITHDRAWAL_TRANSITIONS,
} from '../../../src/domain/money/withdrawalMachine';
import { ORDER_EVENTS, ORDER_STATUSES, ORDER_TRANSITIONS } from '../../../src/domain/order/orderMachine';
import { SETUP_REFUND_DAYS } from '../../../src/domain/order/refund';
import { TICKET_EVENTS, TICKET_STATES, TICKET_TRANSITIONS } from '../../../src/domain/support/ticketMachine';
import { table } from './markdown';

/** The next state, and who may cause it. */
type Step = { to: string; by?: readonly string[] | string } | string | undefined;

/** The table of a state machine: every allowed event of every state. */
function stateTable<State extends string, Event extends string>(
  states: readonly State[],
  events: readonly Event[],
  next: (state: State, event: Event) => Step,
): string {
  const rows = states.flatMap((state) => {
    const allowed = events.flatMap((event) => {
      const step = next(state, event);
      if (step === undefined) return [];
      const { to, by } = typeof step === 'string' ? { to: step } : step;
      return [[state, event, ...(by ? [[by].flat().join(', ')] : []), to]];
    });
    return allowed.length > 0 ? allowed : [[state, '(final)']];
  });
  const width = Math.max(...rows.map(({ length }) => length));
  const heads = width === 4 ? ['from', 'event', 'by', 'to'] : ['from', 'event', 'to'];
  return table(
    heads,
    rows.map((cells) => heads.map((_, index) => cells[index] ?? '')),
  );
}

/** The state machines of the domain as sections of the guide. */
export const statesGuide = (): string => `## States

An event that a state does not allow is refused, with the code that the operation lists.

### Order

${stateTable(ORDER_STATUSES, ORDER_EVENTS, (from, event) => ORDER_TRANSITIONS[from][event])}

\`back\` is the state before the refund request (\`statusBeforeRefund\`). \`timeline\` has an entry with \`event\` and \`actor\` for each step, oldest first, from \`create\` on, and each entry increments \`version\`, from 1. \`create\` (by the buyer, or by the system for an automatic renewal) and \`accept\` (of a delivery, by the buyer) change no state. A service runs on during \`refundReview\`. What moves a payment and a setup on, says "Behind the API".

- An order with nothing to pay, such as a trial, is paid as it is placed, by the same steps: \`create\`, \`pay\` by the buyer, \`paySucceeded\` by the system. It has \`paidAt\`, but no \`payment\` and no \`payChannel\`.
- What is due by the clock shows in every reply from then on, whenever the system notices it: an order past its \`payDeadline\` is \`expired\`.
- A payment that began before \`payDeadline\` may succeed after it. One that nobody confirms ends with \`payFailed\` by the system, at \`payDeadline\` at the latest (a transfer later, if the back end likes); without \`closePayment\` some minutes are better, since the buyer can only wait meanwhile. When \`payDeadline\` is over by then, the order expires at once.
- The system cancels what cannot be set up any more and was not paid: a renewal or change of plan whose service has ended or was changed by a refund, or whose setup failed, at once; any other order whose setup failed, ${SETUP_REFUND_DAYS} days later. These have no \`cancelReason\`. What was paid is refunded by the system instead, after ${SETUP_REFUND_DAYS} days (\`refundDue\`), or at once when the service has ended.
- Money that is given back for an order that is over (section "Behind the API") changes no state: the order then has \`paidAmount\`, as much \`refundedAmount\`, and an entry \`refunded\`. For an order that goes on, or that another payment has paid, it changes nothing of the order: the charges have an \`adjustment\` in and one out, which count for no invoice and no spending, and a message tells the buyer.

### Invoice

${stateTable(INVOICE_STATUSES, INVOICE_EVENTS, (from, event) => INVOICE_TRANSITIONS[from][event])}

What remains after \`refund\` is requested again as another invoice (\`replacedBy\`).

### Identity verification

${stateTable(CERTIFICATION_STATUSES, CERTIFICATION_EVENTS, (from, event) => CERTIFICATION_TRANSITIONS[from][event])}

\`before\` is \`verified\` or \`expired\` while an application runs beside an earlier result, otherwise it is missing. \`back\` is \`before\`, else \`unverified\`. \`editable\` is \`changing\` where \`before\` is \`verified\`, else \`draft\`. \`stays\` keeps the state and sets \`before\` to \`expired\`; only a valid verification expires.

### Purchased service

${stateTable(INSTANCE_STATUSES, INSTANCE_EVENTS, (from, event) => INSTANCE_TRANSITIONS[from][event])}

\`activate\` comes with \`activated\` of the order, \`renew\` and \`upgrade\` (also a change of plan) with that of a later one; \`lapse\` and \`runOut\` are due by the clock; \`release\` follows a refund or the closing of the account; \`suspend\` and \`resume\` are up to the provider and the operator.

- Groups of \`listInstances\`: \`running\` are all but \`expired\` and \`released\`, which are \`ended\`. \`soon\` are those in \`grace\`, and \`active\` ones that end within ${EXPIRING_SOON_DAYS} days and the last ${EXPIRING_SOON_SHARE * 100} % of the term, which began a \`period\` before the end, but not before \`beganOn\`. \`attention\` are those that wait for their owner: \`suspended\`, in \`grace\`, with an open order to be paid or whose setup failed, and those of \`soon\` that neither renew themselves nor were ended by their owner (\`endScheduled\`). A back end without this group has no \`counts.attention\`, and the portal does not ask for it.
- A pack or a delivery has no end and stays \`active\`, used up and accepted, too: it counts for \`purchaseLimit\` as all that is \`running\`.
- A service renews itself ${AUTO_RENEW_DAYS} day before its end, as \`outlook\` says. A term that is not renewed is followed by ${GRACE_DAYS} days of \`grace\`, in which the service runs on and a renewal begins at the old end; not after a trial or an end that was scheduled.
- A trial lasts the \`trialDays\` of its service. A \`new\` order with a term, of any plan, paid while a trial of the service runs that ran when the order was placed, makes it the paid service (\`continues\`): with its id, its keys and members and its \`beganOn\`, the plan, specs and quantity of the order from the setup on, and a term that begins at its end, on whose day \`anchorDay\` is. Of several orders, the one that is paid first does so. When it is refunded before the term, the trial goes on as it was until its end. A back end that does not do this has no \`continues\`: each \`new\` order makes a service of its own.

### Hand-over of a service

${stateTable(HAND_OVER_STATUSES, HAND_OVER_EVENTS, (from, event) => HAND_OVER_TRANSITIONS[from][event])}

### Access key

${stateTable(ACCESS_KEY_STATES, ACCESS_KEY_EVENTS, (from, event) => ACCESS_KEY_TRANSITIONS[from][event])}

\`rotating\` lasts ${FORMER_SECRET_HOURS} hours, in which the former secret still works.

### Ticket

${stateTable(TICKET_STATES, TICKET_EVENTS, (from, event) => TICKET_TRANSITIONS[from][event])}

### Withdrawal of balance

${stateTable(WITHDRAWAL_STATUSES, WITHDRAWAL_EVENTS, (from, event) => WITHDRAWAL_TRANSITIONS[from][event])}

The amount leaves the balance with the request. It is back in it when the withdrawal is \`cancelled\` or \`failed\`.

### Change of the phone number

${stateTable(PHONE_CHANGE_STATES, PHONE_CHANGE_EVENTS, nextPhoneChangeState)}

### Closing of an account

${stateTable(CLOSING_STATES, CLOSING_EVENTS, nextClosingState)}

\`complete\` follows ${CLOSING_DAYS} days after \`request\`. Orders, payments, invoices and consents are kept for ${KEPT_YEARS} years after that. Of the numbers of the person, only digests are kept, as long: one for each benefit used ("Prices") and each phone number or verified document, of the number together with the benefit, under a key that stands apart from the data, so that nobody can find a number by trying all of them. The phone number itself is free again.

### Access request

${stateTable(ACCESS_REQUEST_STATUSES, ['grant', 'decline', 'revoke', 'withdraw'] as const, nextAccessStatus)}

An administrator decides the requests of others, each of them once. An event that led to the current state may be repeated by its user.

### Approval

${stateTable(PROCESS_STATUSES, PROCESS_EVENTS, (from, event) => PROCESS_TRANSITIONS[from][event])}

\`reviewer\` is the assignee of the step or their deputy, never the applicant.`;
