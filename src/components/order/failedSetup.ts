import { useT } from '@@/texts/failedSetup';
import { encodePart } from '@/domain/characters';
import { dateText } from '@/domain/intlFormats';
import { formatMoney } from '@/domain/money/money';
import type { OrderSummary } from '@/domain/order/order';
import { getSetupRefund } from '@/domain/order/setupRefund';

/**
 * Returns what happens to an order whose setup failed and the way on: its refund, which only some orders allow at once, or another
 * order when nothing was paid (texts in locales/zh-CN/failedSetup).
 */
export function useFailedSetup() {
  const t = useT();
  return (order: OrderSummary) => {
    const refund = getSetupRefund(order);
    return {
      address: `/usercenter/order/${encodePart(order.orderId)}`,
      note: refund
        ? t('failedSetup.refund', {
            amount: formatMoney(refund.amount, t.locale),
            date: dateText(t.locale, refund.due),
          })
        : t('failedSetup.free'),
      action: t(refund?.isRequestable ? 'failedSetup.take' : 'failedSetup.view'),
    };
  };
}
