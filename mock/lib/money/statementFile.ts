import type { Statement, StatementLine } from '../../../src/domain/money/statement';
import { type CsvColumn, chinaTime, csvFile } from '../csv';
import { db } from '../db';
import type { MockFile } from '../http';
import { purchaseOrderOf } from '../orders/serviceOrders';
import { CHANNEL_NAMES } from '../orders/wording';
import type { Language, Text } from '../text';
import { CATEGORIES } from './exportFile';

type Row = StatementLine | { title: Text; at: string; balanceAfter: number };

/** The amounts sum to the difference between the first and the last balance. */
const COLUMNS: CsvColumn<Row>[] = [
  {
    heading: { zh: '时间（北京时间）', en: 'Time (China Standard Time)' },
    cell: (row) => chinaTime(Date.parse('at' in row ? row.at : row.createdAt)),
  },
  {
    heading: { zh: '项目', en: 'Item' },
    cell: ({ title }, language) => (typeof title === 'string' ? title : title[language]),
  },
  {
    heading: { zh: '类别', en: 'Category' },
    cell: (row, language) => ('category' in row ? CATEGORIES[row.category][language] : undefined),
  },
  {
    heading: { zh: '支付方式', en: 'Payment method' },
    cell: (row, language) => ('payChannel' in row ? CHANNEL_NAMES[row.payChannel][language] : undefined),
  },
  {
    heading: { zh: '金额（元）', en: 'Amount (CNY)' },
    cell: (row) => ('amount' in row ? { cents: row.amount } : undefined),
  },
  {
    heading: { zh: '余额（元）', en: 'Balance (CNY)' },
    cell: ({ balanceAfter }) => (balanceAfter === undefined ? undefined : { cents: balanceAfter }),
  },
  {
    heading: { zh: '流水号', en: 'Transaction number' },
    cell: (row) => ('flowNo' in row ? row.flowNo : undefined),
  },
  { heading: { zh: '订单号', en: 'Order' }, cell: (row) => ('orderId' in row ? row.orderId : undefined) },
  {
    heading: { zh: '采购订单号', en: 'Purchase order' },
    cell: (row) => ('orderId' in row ? purchaseOrderOf(db(), row.orderId) : undefined),
  },
];

/** The changes of the balance in a month between its opening and its closing balance. */
export function statementFile(statement: Statement, language: Language): MockFile {
  const { month, from, to, issuedAt, isFinal, opening, closing, lines } = statement;
  const rows: Row[] = [
    { title: { zh: '期初余额', en: 'Opening balance' }, at: from, balanceAfter: opening },
    ...lines,
    { title: { zh: '期末余额', en: 'Closing balance' }, at: isFinal ? to : issuedAt, balanceAfter: closing },
  ];
  return csvFile(`${language === 'zh' ? '对账单' : 'statement'}-${month}`, COLUMNS, rows, language);
}
