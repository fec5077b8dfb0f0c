import { type Invoice, includedTax, TAX_RATE } from '../../../src/domain/invoice/invoice';
import type { InvoiceStatus } from '../../../src/domain/invoice/invoiceMachine';
import { sumCents } from '../../../src/domain/money/money';
import { isoTime } from '../clock';
import { type CsvColumn, chinaTime } from '../csv';
import { db } from '../db';
import { purchaseOrderOf } from '../orders/serviceOrders';
import { pick } from '../pick';
import { type Language, localize } from '../text';
import { chineseAmount } from './chineseAmount';
import { partsTotal } from './money';
import type { InvoiceRecord } from './records';

export const SELLER = {
  name: { zh: '云集服务市场科技有限公司', en: 'Yunji Service Market Technology Co., Ltd.' },
  taxNumber: '91330106MA2CK0E58Y',
};
export function invoiceView(invoice: InvoiceRecord, language: Language): Invoice {
  const lines = invoice.lines.map(({ parts, ...line }) => ({
    ...localize(line, language),
    planName: line.planName?.[language],
    purchaseOrderNumber: line.kind === 'order' ? purchaseOrderOf(db(), line.id) : undefined,
    amount: partsTotal(parts),
  }));
  const amount = sumCents(lines.map((line) => line.amount));
  return {
    ...pick(invoice, ['invoiceId', 'status', 'titleType', 'title', 'taxNumber', 'email']),
    ...pick(invoice, ['invoiceNumber', 'reversalNumber', 'reversalCause', 'replaces', 'replacedBy']),
    seller: localize(SELLER, language),
    lines,
    amount,
    amountInWords: language === 'zh' ? chineseAmount(amount) : undefined,
    taxRate: TAX_RATE,
    taxAmount: includedTax(amount, TAX_RATE),
    requestedAt: isoTime(invoice.requestedAt),
    issuedAt: isoTime(invoice.issuedAt),
    withdrawnAt: isoTime(invoice.withdrawnAt),
    reversedAt: isoTime(invoice.reversedAt),
  };
}

/** The latest invoice with an order on it that was not withdrawn. */
export const orderInvoice = (
  invoices: readonly InvoiceRecord[],
  { orderId, userId }: { orderId: string; userId: string },
): InvoiceRecord | undefined =>
  invoices
    .filter((invoice) => invoice.userId === userId && invoice.status !== 'withdrawn')
    .filter(({ lines }) => lines.some(({ kind, id }) => kind === 'order' && id === orderId))
    .sort((a, b) => a.requestedAt - b.requestedAt)
    .at(-1);

const STATUSES: Record<InvoiceStatus, { zh: string; en: string }> = {
  requested: { zh: '开具中', en: 'Being issued' },
  issued: { zh: '已开具', en: 'Issued' },
  withdrawn: { zh: '已撤回', en: 'Withdrawn' },
  reversed: { zh: '已红冲', en: 'Reversed' },
};

const time = (at: string | undefined) => (at ? chinaTime(Date.parse(at)) : '');

export const INVOICE_COLUMNS: CsvColumn<Invoice>[] = [
  {
    heading: { zh: '申请时间（北京时间）', en: 'Requested (China Standard Time)' },
    cell: ({ requestedAt }) => time(requestedAt),
  },
  { heading: { zh: '发票号码', en: 'Invoice number' }, cell: ({ invoiceNumber }) => invoiceNumber },
  { heading: { zh: '状态', en: 'Status' }, cell: ({ status }, language) => STATUSES[status][language] },
  { heading: { zh: '发票抬头', en: 'Title' }, cell: ({ title }) => title },
  { heading: { zh: '统一社会信用代码', en: 'Credit code' }, cell: ({ taxNumber }) => taxNumber },
  {
    heading: { zh: '项目', en: 'Items' },
    cell: ({ lines }) => lines.map(({ title, id }) => `${title} ${id}`).join('; '),
  },
  {
    heading: { zh: '采购订单号', en: 'Purchase order' },
    cell: ({ lines }) => lines.flatMap(({ purchaseOrderNumber }) => purchaseOrderNumber ?? []).join('; '),
  },
  { heading: { zh: '金额（元）', en: 'Amount (CNY)' }, cell: ({ amount }) => ({ cents: amount }) },
  {
    heading: { zh: '其中税额（元）', en: 'Of which tax (CNY)' },
    cell: ({ taxAmount }) => ({ cents: taxAmount }),
  },
  { heading: { zh: '开具时间', en: 'Issued' }, cell: ({ issuedAt }) => time(issuedAt) },
  { heading: { zh: '红冲时间', en: 'Reversed' }, cell: ({ reversedAt }) => time(reversedAt) },
  { heading: { zh: '红字发票号码', en: 'Red-letter number' }, cell: ({ reversalNumber }) => reversalNumber },
];
