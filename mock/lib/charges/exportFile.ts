import { accountingDay } from '../../../src/domain/money/accountingTime';
import type { Charge, ChargeCategory } from '../../../src/domain/money/charge';
import { type CsvCell, writeCsv } from '../csv';
import { MockFile } from '../file';
import { CHANNEL_NAMES } from '../orders/channels';
import type { Language, Text } from '../text';
import { chargeAnswer } from './answers';
import type { BookedCharge } from './ledger';

const CATEGORIES: Record<ChargeCategory, Text> = {
  purchase: { zh: '订购', en: 'Purchase' },
  usage: { zh: '用量', en: 'Usage' },
  tax: { zh: '税费', en: 'Tax' },
  credit: { zh: '赔偿', en: 'Credit' },
  refund: { zh: '退款', en: 'Refund' },
  adjustment: { zh: '调整', en: 'Adjustment' },
  topUp: { zh: '充值', en: 'Top-up' },
};
const STATUSES: Record<Charge['status'], Text> = {
  pending: { zh: '待结算', en: 'Pending' },
  settled: { zh: '已结算', en: 'Settled' },
  reversed: { zh: '已冲销', en: 'Reversed' },
};

const clockTime = (at: string) =>
  new Date(Date.parse(at) + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
const day = (at: string | undefined) => (at ? accountingDay(Date.parse(at)) : '');

/** What stands in each column; only what is settled stands in those that are summed. */
const COLUMNS: { heading: Text; cell: (charge: Charge, language: Language) => CsvCell }[] = [
  { heading: { zh: '时间（北京时间）', en: 'Time (China)' }, cell: ({ createdAt }) => clockTime(createdAt) },
  { heading: { zh: '流水号', en: 'Number' }, cell: ({ flowNo }) => flowNo },
  {
    heading: { zh: '类别', en: 'Category' },
    cell: ({ category }, language) => CATEGORIES[category][language],
  },
  { heading: { zh: '项目', en: 'For' }, cell: ({ title }) => title },
  { heading: { zh: '套餐', en: 'Plan' }, cell: ({ planName }) => planName },
  { heading: { zh: '周期起', en: 'Period from' }, cell: ({ period }) => day(period?.from) },
  { heading: { zh: '周期止', en: 'Period to' }, cell: ({ period }) => day(period?.to) },
  {
    heading: { zh: '计算方式', en: 'Formula' },
    cell: ({ lines }) =>
      lines.map(({ label, formula }) => [label, formula].filter(Boolean).join(' ')).join('; '),
  },
  {
    heading: { zh: '收入（元）', en: 'In (CNY)' },
    cell: ({ status, direction, amount }) =>
      status === 'settled' && direction === 'in' ? { cents: amount } : undefined,
  },
  {
    heading: { zh: '支出（元）', en: 'Out (CNY)' },
    cell: ({ status, direction, amount }) =>
      status === 'settled' && direction === 'out' ? { cents: amount } : undefined,
  },
  {
    heading: { zh: '未结算（元）', en: 'Not settled (CNY)' },
    cell: ({ status, amount }) => (status === 'settled' ? undefined : { cents: amount }),
  },
  { heading: { zh: '状态', en: 'Status' }, cell: ({ status }, language) => STATUSES[status][language] },
  {
    heading: { zh: '支付方式', en: 'Paid by' },
    cell: ({ payChannel }, language) => CHANNEL_NAMES[payChannel][language],
  },
  {
    heading: { zh: '余额（元）', en: 'Balance after (CNY)' },
    cell: ({ balanceAfter }) => ({ cents: balanceAfter }),
  },
  { heading: { zh: '订单号', en: 'Order' }, cell: ({ orderId }) => orderId },
];

/** The charges as a file for a spreadsheet, in the language of the call. */
export function exportFile(charges: readonly BookedCharge[], language: Language, at: number): MockFile {
  const rows = charges
    .map((charge) => chargeAnswer(charge, language))
    .map((charge) => COLUMNS.map(({ cell }) => cell(charge, language)));
  const content = writeCsv([COLUMNS.map(({ heading }) => heading[language]), ...rows]);
  const date = accountingDay(at);
  const name = language === 'zh' ? `费用明细-${date}.csv` : `charges-${date}.csv`;
  return new MockFile(name, 'text/csv; charset=utf-8', Buffer.from(content, 'utf8'));
}
