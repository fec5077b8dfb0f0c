import { includedTax, TAX_RATE } from '../../../src/domain/invoice/invoice';
import { refundChannel } from '../../../src/domain/order/refund';
import type { OrderRecord } from '../orders/records';
import { CHANNEL_NAMES, money } from '../orders/wording';
import type { Text } from '../text';
import type { ChargeRecord } from './records';

const toUnit = (quantity: number): Text => ({ zh: '份', en: quantity === 1 ? 'unit' : 'units' });

/** The payment and the refund of an order as charges, and the transfers for it that went back. */
export const orderCharges = (order: OrderRecord): ChargeRecord[] => [
  ...toPurchase(order),
  ...toRefund(order),
  ...toReturnedTransfers(order),
];

function getSharedFields(order: OrderRecord) {
  const { orderId, userId, instanceId, selection, service } = order;
  return {
    userId,
    orderId,
    instanceId: selection.instanceId ?? instanceId,
    title: service.title,
    planName: service.planName,
    frequency: selection.period.unit,
    payChannel: order.payChannel ?? 'balance',
    status: 'settled' as const,
  };
}

function toPurchase(order: OrderRecord): ChargeRecord[] {
  const { orderId, paidAt, paidAmount, covers, selection, items } = order;
  if (paidAt === undefined || paidAmount === 0) return [];
  const { quantity } = selection;
  return [
    {
      ...getSharedFields(order),
      chargeId: `C${orderId}-1`,
      flowNo: `F${orderId}01`,
      category: 'purchase',
      direction: 'out',
      period: covers,
      quantity,
      unit: toUnit(quantity),
      unitPrice: paidAmount % quantity === 0 ? paidAmount / quantity : undefined,
      amount: paidAmount,
      tax: { rate: TAX_RATE, amount: includedTax(paidAmount, TAX_RATE) },
      createdAt: paidAt,
      booking: order.paidBooking,
      lines: items.map(({ kind: _kind, ...line }) => line),
    },
  ];
}

function toRefund(order: OrderRecord): ChargeRecord[] {
  const { orderId, refundedAmount, paidAmount, payChannel, timeline, covers, refunds } = order;
  if (refundedAmount === 0) return [];
  const refundedAt = timeline.findLast(({ event }) => event === 'refunded')?.at ?? order.finishedAt;
  const usedAmount = paidAmount - refundedAmount;
  const channel = refundChannel(payChannel, refunds?.at(-1)?.destination);
  const back = CHANNEL_NAMES[channel];
  return [
    {
      ...getSharedFields(order),
      payChannel: channel,
      chargeId: `C${orderId}-2`,
      flowNo: `F${orderId}02`,
      category: 'refund',
      direction: 'in',
      period: covers,
      amount: refundedAmount,
      createdAt: refundedAt ?? order.createdAt,
      booking: order.refundBooking,
      lines: [
        {
          label: { zh: `订单退款，退回${back.zh}`, en: `Refund of the order, back to: ${back.en}` },
          formula:
            usedAmount === 0
              ? { zh: `实付 ${money(paidAmount).zh}`, en: `${money(paidAmount).en} paid` }
              : {
                  zh: `实付 ${money(paidAmount).zh} − 已使用 ${money(usedAmount).zh}`,
                  en: `${money(paidAmount).en} paid − ${money(usedAmount).en} used`,
                },
          amount: refundedAmount,
        },
      ],
    },
  ];
}

const ARRIVED: Text = {
  zh: '支付关闭后到账的转账',
  en: 'Transfer that arrived after its payment was closed',
};
const RETURNED: Text = { zh: '退回原付款账户', en: 'Returned to the account it came from' };

/** A transfer that came too late paid for nothing, so it is neither a purchase nor a refund. */
function toReturnedTransfers(order: OrderRecord): ChargeRecord[] {
  const { orderId, payments } = order;
  return payments.flatMap(({ channel, amount, settlesAt, returned }, index): ChargeRecord[] => {
    if (returned === undefined || returned === 'withOrder') return [];
    const toEntry = (number: number, direction: ChargeRecord['direction'], booking: number, label: Text) => ({
      ...getSharedFields(order),
      payChannel: channel,
      chargeId: `C${orderId}-${number}`,
      flowNo: `F${orderId}${String(number).padStart(2, '0')}`,
      category: 'adjustment' as const,
      direction,
      amount,
      createdAt: settlesAt,
      booking,
      lines: [{ label, formula: { zh: '', en: '' }, amount }],
    });
    const number = 3 + 2 * index;
    return [
      toEntry(number, 'in', returned.inBooking, ARRIVED),
      toEntry(number + 1, 'out', returned.outBooking, RETURNED),
    ];
  });
}
