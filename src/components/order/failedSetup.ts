import { useT } from '@@/texts/failedSetup';
import { encodePart } from '@/domain/characters';
import { dateText } from '@/domain/intlFormats';
import { formatMoney } from '@/domain/money/money';
import type { OrderSummary } from '@/domain/order/order';

/**
 * Returns what happens to an order whose setup failed and the way on: its refund, or another order when nothing was paid (texts
 * in locales/zh-CN/failedSetup).
 */
export function useFailedSetup() {
  const t = useT();
  return ({ orderId, payableAmount, refundDue }: OrderSummary) => ({
    address: `/usercenter/order/${encodePart(orderId)}`,
    note:
      refundDue === undefined
        ? t('failedSetup.free')
        : t('failedSetup.refund', {
            amount: formatMoney(payableAmount, t.locale),
            date: dateText(t.locale, refundDue),
          }),
    action: t(refundDue === undefined ? 'failedSetup.view' : 'failedSetup.take'),
  });
}
