import * as v from 'valibot';
import { accountingYear, DAY_MS, MINUTE_MS } from '../../../src/domain/calendar';
import { periodSchema } from '../../../src/domain/catalog/service';
import { nonNegativeCentsSchema } from '../../../src/domain/money/money';
import { isArchived, type OldOrder, type OldOrderStatus } from '../../../src/domain/order/oldOrder';
import type { PayChannel } from '../../../src/domain/order/order';
import { isoTime } from '../clock';
import { lazy, readJson, textSchema } from '../content';
import type { MockTables } from '../db';
import { type AnyText, type Language, type Text, textIn } from '../text';
import type { UserRecord } from '../users';
import type { OrderRecord } from './records';

/** An archived order in both languages; times in milliseconds, amounts in cents. */
interface OldOrderRecord
  extends Omit<
    OldOrder,
    'serviceTitle' | 'planName' | 'providerName' | 'createdAt' | 'finishedAt' | 'paidAt' | 'buyerRemark'
  > {
  service: Text;
  buyerRemark: AnyText;
  plan: Text;
  provider: Text;
  createdAt: number;
  finishedAt: number;
  paidAt?: number;
}

/** The services of the former system. */
const formerServices = lazy(() =>
  readJson(
    'orders/formerServices.json',
    v.array(
      v.strictObject({
        title: textSchema,
        plan: textSchema,
        provider: textSchema,
        price: nonNegativeCentsSchema,
        /** Missing for orders of a lump sum. */
        period: v.optional(periodSchema),
      }),
    ),
  ),
);

/** Number of orders in the former system per sample account, and the number of the latest. */
const IMPORTED: Record<string, { count: number; latest: number }> = {
  user: { count: 25, latest: 60_417 },
  admin: { count: 8, latest: 58_206 },
};
const CHANNELS: readonly PayChannel[] = ['alipay', 'transfer', 'wechat'];
const REMARKS: readonly AnyText[] = [
  '',
  '',
  { zh: '请开具增值税普通发票。', en: 'Please issue a regular VAT invoice.' },
  '',
  { zh: '从旧账号转入。', en: 'Moved from my former account.' },
];

/** The user's archive at `at`, newest first: orders of the former system, and those finished here over a year ago. */
export function getArchive(
  tables: MockTables,
  user: UserRecord,
  orders: readonly OrderRecord[],
  at: number,
): OldOrderRecord[] {
  const archived = orders.filter((order) => isArchived(order, at)).flatMap(fromOrder);
  return [...archived, ...getImported(tables, user)].sort(
    (a, b) => b.createdAt - a.createdAt || b.orderId.localeCompare(a.orderId),
  );
}

function getImported({ seededAt }: MockTables, { userName }: UserRecord): OldOrderRecord[] {
  const { count, latest } = IMPORTED[userName] ?? { count: 0, latest: 0 };
  return Array.from({ length: count }, (_, index) => imported(seededAt, index, latest));
}

// About one every six weeks, computed so that every start gives the same.
function imported(seededAt: number, index: number, latest: number): OldOrderRecord {
  const sold = formerServices();
  const former = sold[(index * 3) % sold.length];
  if (former === undefined) throw new Error('The former system sold nothing');
  const createdAt =
    seededAt -
    (400 + index * 43 + ((index * 7) % 5)) * DAY_MS +
    // Between 8:00 and 18:00.
    (8 * 60 + ((index * 97) % 600)) * MINUTE_MS;
  const status = getStatus(index);
  const paid = status === 'completed' || status === 'refunded';
  const quantity = index % 6 === 4 ? 2 : 1;
  const amount = former.price * quantity;
  return {
    orderId: `OLD-${accountingYear(createdAt)}-${String(latest - index * 331).padStart(6, '0')}`,
    service: former.title,
    plan: former.plan,
    provider: former.provider,
    status,
    origin: 'imported',
    amount,
    refundedAmount: status === 'refunded' ? amount : 0,
    quantity,
    period: former.period,
    createdAt,
    finishedAt: createdAt + (paid ? 2 : 1) * DAY_MS,
    buyerRemark: REMARKS[index % REMARKS.length] ?? '',
    ...(paid && { paidAt: createdAt + 8 * MINUTE_MS, payChannel: CHANNELS[index % CHANNELS.length] }),
    ...(status === 'completed' && index % 2 === 0 && { invoiceNumber: `0440${17_250_306 - index * 1_009}` }),
  };
}

function getStatus(index: number): OldOrderStatus {
  if (index % 9 === 5) return 'refunded';
  if (index % 11 === 7) return 'cancelled';
  return index % 13 === 10 ? 'expired' : 'completed';
}

function fromOrder(order: OrderRecord): OldOrderRecord[] {
  const { status, finishedAt, selection, service } = order;
  if (finishedAt === undefined) return [];
  if (status !== 'completed' && status !== 'refunded' && status !== 'cancelled' && status !== 'expired')
    return [];
  return [
    {
      orderId: order.orderId,
      service: service.title,
      plan: service.planName,
      provider: service.providerName,
      status,
      origin: 'archived',
      amount: order.payableAmount,
      refundedAmount: order.refundedAmount,
      quantity: selection.quantity,
      period: selection.period,
      createdAt: order.createdAt,
      finishedAt,
      buyerRemark: order.buyerRemark,
      purchaseOrderNumber: order.purchaseOrderNumber,
      paidAt: order.paidAt,
      payChannel: order.payChannel,
    },
  ];
}

export function oldOrderView(record: OldOrderRecord, language: Language): OldOrder {
  const { service, plan, provider, createdAt, finishedAt, paidAt, buyerRemark, ...rest } = record;
  return {
    ...rest,
    serviceTitle: service[language],
    planName: plan[language],
    providerName: provider[language],
    buyerRemark: textIn(buyerRemark, language),
    createdAt: isoTime(createdAt),
    finishedAt: isoTime(finishedAt),
    ...(paidAt !== undefined && { paidAt: isoTime(paidAt) }),
  };
}
