import type { Step, Transitions } from '../transitions';

export const INVOICE_STATUSES = ['requested', 'issued', 'withdrawn', 'reversed'] as const;
/** `refund`: an order on the invoice was refunded, or a top-up on it withdrawn. */
export const INVOICE_EVENTS = ['issue', 'withdraw', 'refund'] as const;

export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];
export type InvoiceEvent = (typeof INVOICE_EVENTS)[number];
type InvoiceActor = 'buyer' | 'system';

/** What remains after a refund or a withdrawal is requested again as another invoice. */
export const INVOICE_TRANSITIONS: Transitions<
  InvoiceStatus,
  InvoiceEvent,
  Step<InvoiceStatus, InvoiceActor>
> = {
  requested: {
    issue: { to: 'issued', by: ['system'] },
    withdraw: { to: 'withdrawn', by: ['buyer'] },
    refund: { to: 'withdrawn', by: ['system'] },
  },
  issued: { refund: { to: 'reversed', by: ['system'] } },
  withdrawn: {},
  reversed: {},
};

/** Returns the next status; `undefined` when the event is not possible, also for an unknown status. */
export const nextInvoiceStatus = (status: InvoiceStatus, event: InvoiceEvent): InvoiceStatus | undefined =>
  INVOICE_TRANSITIONS[status]?.[event]?.to;

/** Whether money on an invoice of this status counts as invoiced. */
export const isLiveInvoice = (status: InvoiceStatus): boolean =>
  status === 'requested' || status === 'issued';

/** Whether an invoice of this status was issued, so that there is a document to print. */
export const wasIssued = (status: InvoiceStatus): boolean => status === 'issued' || status === 'reversed';

/** Shown beside their cause, without a popup. */
export const INVOICE_ERROR = {
  /** An order or a top-up is unknown, or has nothing to invoice. */
  nothingToInvoice: 42101,
  /** The lines sum to another amount than `amount`. */
  amountChanged: 42102,
  /** The key was used for another invoice. */
  idempotencyConflict: 42103,
  /** The status of the invoice does not allow it. */
  transitionRefused: 42104,
  /** The user keeps as many titles as possible. */
  tooManyTitles: 42105,
  /** The user keeps a title with this name and tax number already. */
  titleKept: 42106,
} as const;
