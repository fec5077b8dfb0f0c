import * as v from 'valibot';
import { checkThat, timestamp } from '../schemas';
import { isPaidStatus, type OrderStatus } from './orderMachine';

const isBlank = (text: string) => text.trim() === '';

export const INVOICE_TITLE_TYPES = ['personal', 'company'] as const;
export const INVOICE_TITLE_MAX_LENGTH = 100;

/** The format of a unified social credit code. */
const TAX_NUMBER = /^[0-9A-HJ-NPQRTUWXY]{18}$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/** Normalises a tax number: half-width, without spaces and hyphens, upper case. */
export function normalizeTaxNumber(text: string): string {
  return text.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();
}

export const isTaxNumber = (text: string): boolean => TAX_NUMBER.test(text);

export const isEmail = (text: string): boolean => text.length <= 100 && EMAIL.test(text);

/** A company needs its tax number. */
export const invoicePayloadSchema = v.pipe(
  v.object({
    titleType: v.picklist(INVOICE_TITLE_TYPES),
    title: v.pipe(
      v.string(),
      v.maxLength(INVOICE_TITLE_MAX_LENGTH),
      checkThat('Not blank.', (title) => !isBlank(title)),
    ),
    taxNumber: v.optional(
      v.pipe(
        v.string(),
        checkThat(`A unified social credit code: matches ${TAX_NUMBER.source}.`, isTaxNumber),
      ),
    ),
    email: v.pipe(v.string(), checkThat('An email address of at most 100 characters.', isEmail)),
  }),
  checkThat(
    'A title of the type `company` needs a `taxNumber`.',
    ({ titleType, taxNumber }) => titleType === 'personal' || taxNumber !== undefined,
  ),
);

export const invoiceSchema = v.object({
  titleType: v.picklist(INVOICE_TITLE_TYPES),
  title: v.string(),
  taxNumber: v.optional(v.string()),
  email: v.string(),
  requestedAt: timestamp,
  issuedAt: v.optional(timestamp),
});

export type InvoicePayload = v.InferOutput<typeof invoicePayloadSchema>;
export type Invoice = v.InferOutput<typeof invoiceSchema>;

interface InvoiceFacts {
  status: OrderStatus;
  /** Cents. */
  paidAmount: number;
  refundedAmount: number;
  invoiceStatus: 'none' | 'requested' | 'issued';
}

/** Whether an invoice can be requested: something was paid, not refunded, and there is none yet. */
export function canRequestInvoice({
  status,
  paidAmount,
  refundedAmount,
  invoiceStatus,
}: InvoiceFacts): boolean {
  const beingRefunded = status === 'refundReview' || status === 'refunding' || status === 'refunded';
  return (
    invoiceStatus === 'none' && isPaidStatus(status) && !beingRefunded && paidAmount - refundedAmount > 0
  );
}
