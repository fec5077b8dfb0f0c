import type { InvoiceLineKind, ReversalCause } from '../../../src/domain/invoice/invoice';
import type { InvoiceStatus } from '../../../src/domain/invoice/invoiceMachine';
import type { InvoiceTitle } from '../../../src/domain/invoice/title';
import type { Text } from '../text';

/** Times in this file are milliseconds since 1970 on the mock's clock, amounts integer cents. */
export interface MoneyPart {
  /** Where the money came from (`traceMoney`). */
  source: string;
  amount: number;
}

export interface InvoiceLineRecord {
  kind: InvoiceLineKind;
  /** Id of the order, or of the charge of the top-up. */
  id: string;
  title: Text;
  planName?: Text | undefined;
  /** The invoiced money; its sum is the amount of the line. */
  parts: MoneyPart[];
}

export interface InvoiceRecord extends Pick<InvoiceTitle, 'titleType' | 'title' | 'email'> {
  invoiceId: string;
  userId: string;
  idempotencyKey: string;
  /** Digest of the request, to detect a key that is reused for another one. */
  digest: string;
  taxNumber?: string | undefined;
  status: InvoiceStatus;
  lines: InvoiceLineRecord[];
  requestedAt: number;
  issuedAt?: number;
  invoiceNumber?: string;
  withdrawnAt?: number;
  reversedAt?: number;
  reversalNumber?: string;
  reversalCause?: ReversalCause;
  replaces?: string;
  replacedBy?: string;
  /** The emails with this invoice. */
  mails: { to: string; at: number }[];
}

export interface InvoiceTitleRecord extends Pick<InvoiceTitle, 'titleId' | 'titleType' | 'title' | 'email'> {
  userId: string;
  taxNumber?: string | undefined;
  isDefault: boolean;
  createdAt: number;
}

declare module '../db' {
  interface MockTables {
    invoices: InvoiceRecord[];
    invoiceTitles: InvoiceTitleRecord[];
  }
}
