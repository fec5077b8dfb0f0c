import * as v from 'valibot';
import { lenient } from '../lenient';
import { listingSchema } from '../listing';
import { nonNegativeCentsSchema } from '../money/money';
import { count, idempotencyKey, idSchema, text, timestamp } from '../schemas';
import { INVOICE_STATUSES } from './invoiceMachine';
import { companyCheck, INVOICE_TITLE_TYPES, titleEntries } from './title';

export const INVOICE_LINE_KINDS = ['order', 'topUp'] as const;
/** Why an issued invoice is reversed: an order on it was refunded, or a top-up on it withdrawn. */
export const REVERSAL_CAUSES = ['refund', 'withdrawal'] as const;
/** The most orders and top-ups on one invoice. */
export const MAX_INVOICE_LINES = 100;

/** One order or top-up on an invoice. */
const lineEntries = {
  /** What is invoiced. */
  kind: v.picklist(INVOICE_LINE_KINDS),
  /** Id of the order, or of the charge of the top-up. */
  id: idSchema,
};

/** An order or a top-up on an invoice. */
export const invoiceLineSchema = v.object({
  ...lineEntries,
  /** Name of the service or top-up, for people. */
  title: text,
  /** Plan of the order; missing for a top-up. */
  planName: lenient(v.string()),
  /** Number of the buyer's own purchase order; missing for a top-up and for an order without one. */
  purchaseOrderNumber: lenient(text),
  amount: nonNegativeCentsSchema,
});

/** The company that runs the market. */
export const sellerSchema = v.object({
  /** Name of the seller. */
  name: text,
  /** Unified social credit code of the seller. */
  taxNumber: text,
});

/** An invoice; amounts are in cents and contain the tax. */
export const invoiceSchema = v.object({
  invoiceId: idSchema,
  /** Missing until it is issued. */
  invoiceNumber: lenient(v.string()),
  /** State; see "Invoice" under "States". */
  status: v.picklist(INVOICE_STATUSES),
  /** Whether the invoice is for a person or a company. */
  titleType: v.picklist(INVOICE_TITLE_TYPES),
  /** Name that the invoice is made out to. */
  title: v.string(),
  /** Unified social credit code of the company; missing for a person. */
  taxNumber: lenient(v.string()),
  /** Email address that receives the invoice. */
  email: v.string(),
  /** Who issues it. */
  seller: sellerSchema,
  /** They sum to `amount`. */
  lines: v.array(invoiceLineSchema),
  amount: nonNegativeCentsSchema,
  /** `amount` as a Chinese invoice writes it in characters; missing in other languages. */
  amountInWords: lenient(v.string()),
  /** Tax rate in hundredths of a percent. */
  taxRate: count,
  /** Tax within `amount`. */
  taxAmount: nonNegativeCentsSchema,
  /** When the invoice was requested. */
  requestedAt: timestamp,
  /** When the invoice was issued; missing before. */
  issuedAt: lenient(timestamp),
  /** When its request was withdrawn; missing before. */
  withdrawnAt: lenient(timestamp),
  /** When it was reversed; missing before. */
  reversedAt: lenient(timestamp),
  /** Number of the red-letter invoice that reversed this one; missing until then. */
  reversalNumber: lenient(v.string()),
  /** Missing until it is reversed. */
  reversalCause: lenient(v.picklist(REVERSAL_CAUSES)),
  /** Invoice that this one continues with what remained after a refund or a withdrawal. */
  replaces: lenient(text),
  /** Invoice that continues this one. */
  replacedBy: lenient(text),
});

/** One page of invoices. */
export const invoiceListSchema = v.object({
  ...listingSchema(invoiceSchema).entries,
  /** Numbers of invoices by status, with the other filters. */
  counts: v.object(v.entriesFromList(INVOICE_STATUSES, /** Number of invoices with this status. */ count)),
  /** Sum of the issued invoices that match the other filters. */
  issuedAmount: nonNegativeCentsSchema,
});

/** Part of an order that was paid with the money of a top-up; in cents. */
export const topUpPartSchema = v.object({
  /** `id` of the top-up. */
  id: idSchema,
  amount: nonNegativeCentsSchema,
});

/** An order or a top-up with something to invoice: `paidAmount` less what was refunded, invoiced or given as compensation is `amount`. */
export const invoiceableSchema = v.object({
  ...lineEntries,
  /** Name of the service or top-up, for people. */
  title: text,
  /** Plan of the order; missing for a top-up. */
  planName: lenient(v.string()),
  /** When it was paid. */
  paidAt: timestamp,
  paidAmount: nonNegativeCentsSchema,
  refundedAmount: nonNegativeCentsSchema,
  /** On this or another invoice, such as that of the top-up it was paid with. */
  invoicedAmount: nonNegativeCentsSchema,
  /** Paid with a compensation, which nobody paid for. */
  creditAmount: nonNegativeCentsSchema,
  amount: nonNegativeCentsSchema,
  /** What of `amount` came from top-ups; empty for a top-up. */
  topUpParts: v.array(topUpPartSchema),
});

/** Everything that can be invoiced, the latest first. */
export const invoiceableListSchema = v.object({
  /** What can be invoiced, newest first. */
  list: v.array(invoiceableSchema),
});

/** Requests an invoice. Idempotent by key. */
export const invoiceRequestSchema = v.pipe(
  v.object({
    ...titleEntries,
    /** Parts of the orders and top-ups to invoice; they sum to `amount`. */
    lines: v.pipe(v.array(v.object(lineEntries)), v.minLength(1), v.maxLength(MAX_INVOICE_LINES)),
    /** The shown sum in cents; another one is refused. */
    amount: v.pipe(nonNegativeCentsSchema, v.minValue(1)),
    /** Whether the title is kept for other invoices. */
    keepTitle: v.optional(v.boolean(), false),
    idempotencyKey,
  }),
  companyCheck(),
);

export type InvoiceLineKind = (typeof INVOICE_LINE_KINDS)[number];
export type ReversalCause = (typeof REVERSAL_CAUSES)[number];
export type InvoiceLine = v.InferOutput<typeof invoiceLineSchema>;
export type Invoice = v.InferOutput<typeof invoiceSchema>;
export type Invoiceable = v.InferOutput<typeof invoiceableSchema>;
export type InvoiceRequest = v.InferInput<typeof invoiceRequestSchema>;

/** Names an order or a top-up. */
export const lineKey = ({ kind, id }: { kind: InvoiceLineKind; id: string }): string => `${kind} ${id}`;

type Amounts = Pick<Invoiceable, 'kind' | 'id' | 'amount' | 'topUpParts'>;

/**
 * Returns what each selected order and top-up adds to one invoice, in cents, in the given order. A top-up adds only what the
 * selected orders were not paid with, so that nothing counts twice; one without a rest is left out.
 */
export function selectLines<T extends Amounts>(selected: readonly T[]): { item: T; amount: number }[] {
  const parts = selected.flatMap(({ topUpParts }) => topUpParts);
  return selected
    .map((item) => {
      const onOrders = parts.filter(({ id }) => item.kind === 'topUp' && id === item.id);
      return { item, amount: onOrders.reduce((left, part) => left - part.amount, item.amount) };
    })
    .filter(({ amount }) => amount > 0);
}

/** The tax rate of every service, in hundredths of a percent. */
export const TAX_RATE = 600;

/** Returns the tax within an amount in cents, rounded half up; `taxRate` are hundredths of a percent. */
export function includedTax(amount: number, taxRate: number): number {
  // The product may exceed the safe integers.
  const whole = BigInt(10_000 + taxRate);
  return Number((BigInt(amount) * BigInt(taxRate) * 2n + whole) / (whole * 2n));
}
