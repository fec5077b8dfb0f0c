import type { SentMessage } from '../../../src/domain/demo';
import type { ReversalCause } from '../../../src/domain/invoice/invoice';
import { sumCents } from '../../../src/domain/money/money';
import { isoTime } from '../clock';
import { db } from '../db';
import { partsTotal } from '../invoices/money';
import type { InvoiceRecord } from '../invoices/records';
import { money } from '../orders/wording';
import { type Language, localize, type Text } from '../text';
import type { NotificationEvent } from './records';
import { messageText } from './texts';

const inBoth = (text = '') => ({ zh: text, en: text });

/** Why an invoice was reversed. */
const CAUSES: Record<ReversalCause, Text> = {
  refund: { zh: '订单退款', en: 'An order was refunded' },
  withdrawal: { zh: '充值款已提现', en: 'A top-up was withdrawn' },
};

const getValues = ({
  title,
  email,
  lines,
  invoiceNumber,
  reversalNumber,
  reversalCause = 'refund',
}: InvoiceRecord) => ({
  title: inBoth(title),
  email: inBoth(email),
  number: inBoth(invoiceNumber),
  reversal: inBoth(reversalNumber),
  cause: CAUSES[reversalCause],
  amount: money(sumCents(lines.map(({ parts }) => partsTotal(parts)))),
});

/** The issue and the reversal of an invoice. */
export function invoiceEvents(invoice: InvoiceRecord): NotificationEvent[] {
  const { invoiceId, email, issuedAt, reversedAt, replacedBy } = invoice;
  const event = (
    event: 'invoiceIssued' | 'invoiceReversed' | 'invoiceReissued',
    createdAt: number,
  ): NotificationEvent => ({
    messageId: `${invoiceId}-${event}`,
    topic: 'payment',
    ...messageText(event, getValues(invoice)),
    target: { kind: 'invoice', id: invoiceId },
    mailedTo: email,
    createdAt,
  });
  const reversal = replacedBy === undefined ? 'invoiceReversed' : 'invoiceReissued';
  return [
    ...(issuedAt === undefined ? [] : [event('invoiceIssued', issuedAt)]),
    ...(reversedAt === undefined ? [] : [event(reversal, reversedAt)]),
  ];
}

/** The emails with invoices to the addresses that their requests name, since the seeding. */
export const getInvoiceMails = (language: Language): SentMessage[] =>
  db().invoices.flatMap((invoice) =>
    invoice.mails
      .filter(({ at }) => at >= db().seededAt)
      .map(({ to, at }, index) => ({
        messageId: `${invoice.invoiceId}-mail-${index}`,
        topic: 'payment',
        ...localize(
          messageText(at === invoice.reversedAt ? 'invoiceReversedMail' : 'invoiceMail', getValues(invoice)),
          language,
        ),
        channel: 'mail',
        recipient: to,
        sentAt: isoTime(at),
      })),
  );
