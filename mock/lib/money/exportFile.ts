import { accountingDay } from '../../../src/domain/calendar';
import type { Charge, ChargeCategory } from '../../../src/domain/money/charge';
import { type SpendingEffect, withSpending } from '../../../src/domain/money/spending';
import { type CsvColumn, chinaTime, csvFile } from '../csv';
import { db } from '../db';
import type { MockFile } from '../http';
import { purchaseOrderOf } from '../orders/serviceOrders';
import { CHANNEL_NAMES } from '../orders/wording';
import type { Language, Text } from '../text';
import { paidFromBalance, toDatedCharges } from './entries';
import { type BookedCharge, chargeView } from './ledger';

export const CATEGORIES: Record<ChargeCategory, Text> = {
  purchase: { zh: '订购', en: 'Purchase' },
  usage: { zh: '用量', en: 'Usage' },
  tax: { zh: '税费', en: 'Tax' },
  credit: { zh: '赔偿', en: 'Credit' },
  refund: { zh: '退款', en: 'Refund' },
  adjustment: { zh: '调整', en: 'Adjustment' },
  topUp: { zh: '充值', en: 'Top-up' },
  withdrawal: { zh: '提现', en: 'Withdrawal' },
};
const STATUSES: Record<Charge['status'], Text> = {
  pending: { zh: '待结算', en: 'Pending' },
  settled: { zh: '已结算', en: 'Settled' },
  reversed: { zh: '已冲销', en: 'Reversed' },
};

const day = (at: string | undefined) => (at ? accountingDay(Date.parse(at)) : '');

const toCell = (cents: number) => (cents === 0 ? undefined : { cents });

type Row = Charge & SpendingEffect;

/** Amounts that are not settled have a column of their own, so that the others can be summed. */
const COLUMNS: CsvColumn<Row>[] = [
  {
    heading: { zh: '时间（北京时间）', en: 'Time (China Standard Time)' },
    cell: ({ createdAt }) => chinaTime(Date.parse(createdAt)),
  },
  { heading: { zh: '流水号', en: 'Transaction number' }, cell: ({ flowNo }) => flowNo },
  {
    heading: { zh: '类别', en: 'Category' },
    cell: ({ category }, language) => CATEGORIES[category][language],
  },
  { heading: { zh: '项目', en: 'Item' }, cell: ({ title }) => title },
  { heading: { zh: '套餐', en: 'Plan' }, cell: ({ planName }) => planName },
  { heading: { zh: '周期起', en: 'Period from' }, cell: ({ period }) => day(period?.from) },
  { heading: { zh: '周期止', en: 'Period to' }, cell: ({ period }) => day(period?.to) },
  {
    heading: { zh: '计算方式', en: 'Formula' },
    cell: ({ lines }) =>
      lines.map(({ label, formula }) => [label, formula].filter(Boolean).join(' ')).join('; '),
  },
  {
    heading: { zh: '转入（元）', en: 'Money in (CNY)' },
    cell: ({ status, direction, amount }) =>
      status === 'settled' && direction === 'in' ? { cents: amount } : undefined,
  },
  {
    heading: { zh: '转出（元）', en: 'Money out (CNY)' },
    cell: ({ status, direction, amount }) =>
      status === 'settled' && direction === 'out' ? { cents: amount } : undefined,
  },
  {
    heading: { zh: '其中税额（元）', en: 'Of which tax (CNY)' },
    cell: ({ tax }) => (tax ? { cents: tax.amount } : undefined),
  },
  {
    heading: { zh: '支出（元）', en: 'Spent (CNY)' },
    cell: ({ spent }) => toCell(spent),
  },
  {
    heading: { zh: '以前月份订购的退款（元）', en: 'Refunds of earlier months (CNY)' },
    cell: ({ earlierRefund }) => toCell(earlierRefund),
  },
  {
    heading: { zh: '余额支付（元）', en: 'Paid from balance (CNY)' },
    cell: (charge) => toCell(paidFromBalance(charge)),
  },
  {
    heading: { zh: '未结算（元）', en: 'Not settled (CNY)' },
    cell: ({ status, amount }) => (status === 'settled' ? undefined : { cents: amount }),
  },
  { heading: { zh: '状态', en: 'Status' }, cell: ({ status }, language) => STATUSES[status][language] },
  {
    heading: { zh: '支付方式', en: 'Payment method' },
    cell: ({ payChannel }, language) => CHANNEL_NAMES[payChannel][language],
  },
  {
    heading: { zh: '余额（元）', en: 'Balance after (CNY)' },
    cell: ({ balanceAfter }) => (balanceAfter === undefined ? undefined : { cents: balanceAfter }),
  },
  { heading: { zh: '订单号', en: 'Order' }, cell: ({ orderId }) => orderId },
  {
    heading: { zh: '采购订单号', en: 'Purchase order' },
    cell: ({ orderId }) => purchaseOrderOf(db(), orderId),
  },
];

/** `charges` are those of the file, `ledger` all of the user. */
export function chargeFile(
  charges: readonly BookedCharge[],
  ledger: readonly BookedCharge[],
  { at, language }: { at: number; language: Language },
): MockFile {
  const effects = new Map(withSpending(toDatedCharges(ledger)).map((each) => [each.chargeId, each]));
  const rows = charges.map((charge): Row => {
    const { spent = 0, earlierRefund = 0 } = effects.get(charge.chargeId) ?? {};
    return { ...chargeView(charge, language), spent, earlierRefund };
  });
  const name = language === 'zh' ? '费用明细' : 'charges';
  return csvFile(`${name}-${accountingDay(at)}`, COLUMNS, rows, language);
}
