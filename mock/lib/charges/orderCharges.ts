import type { PeriodUnit } from '../../../src/domain/catalog/service';
import type { Charge } from '../../../src/domain/money/charge';
import { CHANNEL_NAMES } from '../orders/channels';
import type { OrderRecord } from '../orders/records';
import { money } from '../orders/wording';
import type { Text } from '../text';
import type { ChargeRecord } from './records';

const FREQUENCIES: Record<PeriodUnit, Charge['frequency']> = {
  month: 'month',
  quarter: 'quarter',
  year: 'year',
  once: 'once',
};
const toUnit = (quantity: number): Text => ({ zh: '份', en: quantity === 1 ? 'unit' : 'units' });

/** What an order has moved: its payment, and its refund. They follow from the order, so they always agree with it. */
export function chargesOfOrder(order: OrderRecord): ChargeRecord[] {
  return [...toPurchase(order), ...toRefund(order)];
}

function getFacts(order: OrderRecord) {
  const { orderId, userId, instanceId, selection, service } = order;
  return {
    userId,
    orderId,
    instanceId: selection.instanceId ?? instanceId,
    title: service.title,
    planName: service.planName,
    frequency: FREQUENCIES[selection.period.unit],
    payChannel: order.payChannel ?? 'balance',
    status: 'settled' as const,
  };
}

function toPurchase(order: OrderRecord): ChargeRecord[] {
  const { orderId, paidAt, paidAmount, covers, selection, items } = order;
  if (paidAt === undefined || paidAmount === 0) return [];
  const { quantity } = selection;
  const divides = paidAmount % quantity === 0;
  return [
    {
      ...getFacts(order),
      chargeId: `C${orderId}-1`,
      flowNo: `F${orderId}01`,
      category: 'purchase',
      direction: 'out',
      period: covers,
      quantity,
      unit: toUnit(quantity),
      unitPrice: divides ? paidAmount / quantity : undefined,
      amount: paidAmount,
      createdAt: paidAt,
      lines: items.map(({ label, formula, amount }) => ({ label, formula, amount })),
    },
  ];
}

function toRefund(order: OrderRecord): ChargeRecord[] {
  const { orderId, refundedAmount, paidAmount, timeline, covers } = order;
  if (refundedAmount === 0) return [];
  const refundedAt = timeline.findLast(({ event }) => event === 'refunded')?.at ?? order.finishedAt;
  // However it was paid: what is given back can be spent here (mock/lib/orders/refundBalance.ts).
  const facts = { ...getFacts(order), payChannel: 'balance' as const };
  const kept = paidAmount - refundedAmount;
  const back = CHANNEL_NAMES.balance;
  return [
    {
      ...facts,
      chargeId: `C${orderId}-2`,
      flowNo: `F${orderId}02`,
      category: 'refund',
      direction: 'in',
      period: covers,
      amount: refundedAmount,
      createdAt: refundedAt ?? order.createdAt,
      lines: [
        {
          label: { zh: `订单退款，退回${back.zh}`, en: `Refund of the order, back to: ${back.en}` },
          formula:
            kept === 0
              ? { zh: `实付 ${money(paidAmount).zh}`, en: `${money(paidAmount).en} paid` }
              : {
                  zh: `实付 ${money(paidAmount).zh} − 已使用 ${money(kept).zh}`,
                  en: `${money(paidAmount).en} paid − ${money(kept).en} used`,
                },
          amount: refundedAmount,
        },
      ],
    },
  ];
}
