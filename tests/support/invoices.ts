import { db } from '../../mock/lib/db';
import type { InvoiceRecord } from '../../mock/lib/invoices/records';

const ISSUE = { issuedAt: Date.UTC(2026, 2, 6, 4), invoiceNumber: '26330000000000000001' };

/** Adds an invoice of the sample customer, with the id `I-1`. It is issued unless the changes say otherwise. */
export function addInvoice(changes: Partial<InvoiceRecord> = {}): InvoiceRecord {
  const invoice: InvoiceRecord = {
    ...{ invoiceId: 'I-1', userId: '10002', idempotencyKey: 'I-1', digest: '', mails: [] },
    ...{ titleType: 'personal', title: 'Robin Doe', email: 'robin@example.com', status: 'issued' },
    lines: [
      {
        ...{ kind: 'order', id: '202603011', title: { zh: '云桌面', en: 'Cloud Desktop' } },
        ...{
          planName: { zh: '团队版', en: 'Team' },
          parts: [{ source: 'payment 202603011', amount: 10_600 }],
        },
      },
    ],
    requestedAt: changes.status === 'requested' ? Date.now() : Date.UTC(2026, 2, 5, 4),
    ...(changes.status !== 'requested' && changes.status !== 'withdrawn' && ISSUE),
    ...changes,
  };
  db().invoices.push(invoice);
  return invoice;
}

/** A top-up on an invoice. */
export const TOP_UP_LINE: InvoiceRecord['lines'][number] = {
  ...{ kind: 'topUp', id: 'T1', title: { zh: '账户充值', en: 'Account top-up' } },
  parts: [{ source: 'topUp T1', amount: 5_300 }],
};
