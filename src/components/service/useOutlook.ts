import { useT } from '@@/texts/outlook';
import { instanceAddress, serviceAddress } from '@/components/order/orderAgain';
import { topUpAddress } from '@/components/topUp/topUpAddress';
import { encodePart } from '@/domain/characters';
import type { InstanceSummary } from '@/domain/instance/instance';
import {
  type Outlook,
  type OutlookAction,
  type OutlookReason,
  outlookAction,
} from '@/domain/instance/renewal';
import { daysUntil } from '@/domain/instance/upgrade';
import { dateText } from '@/domain/intlFormats';
import { formatMoney } from '@/domain/money/money';

type Subject = Pick<InstanceSummary, 'instanceId' | 'service' | 'openOrder'> &
  Partial<Pick<InstanceSummary, 'endsOn' | 'graceEndsOn' | 'status' | 'outlook' | 'handOver'>>;

/** Where each action is done. */
function getAddress(action: OutlookAction, { instanceId, service, openOrder, outlook }: Subject): string {
  switch (action) {
    case 'buy':
    case 'choosePlan':
      return serviceAddress(service.serviceId);
    case 'topUp':
      return topUpAddress(outlook?.missing);
    case 'verify':
      return '/usercenter/security/certification';
    case 'viewOrder':
      return openOrder
        ? `/usercenter/order/${encodePart(openOrder.orderId)}`
        : '/usercenter/order?tab=refund';
    case 'renew':
      return instanceAddress(instanceId, { dialog: 'renew' });
    case 'keep':
      return instanceAddress(instanceId, { section: 'schedule' });
    case 'withdrawHandOver':
      return instanceAddress(instanceId, { section: 'handover' });
  }
}

/** Returns a function that says why a service does not renew itself; `missing` is what the balance lacks, in cents. */
export function useWhyNot() {
  const t = useT();
  return (reason: OutlookReason, missing: number): string =>
    t(`outlook.why.${reason}`, { missing: formatMoney(missing, t.locale) });
}

/**
 * Returns a function that says whether, when and why not a service renews, in the current language, with the action that mends it;
 * undefined without an outlook (texts in locales/zh-CN/outlook). `now` is in server milliseconds.
 */
export function useOutlook() {
  const t = useT();
  const getWhy = useWhyNot();

  function getReason(
    { state, reason = 'off', at, amount = 0, missing = 0 }: Outlook,
    handOver: InstanceSummary['handOver'],
    now: number,
  ): string {
    const date = dateText(t.locale, at);
    if (state === 'renews') return t('outlook.renews', { date, amount: formatMoney(amount, t.locale) });
    const why =
      reason === 'handOver' && handOver
        ? t('outlook.offeredTo', { phone: handOver.toPhone })
        : getWhy(reason, missing);
    if (state === 'willEnd') return t('outlook.ends', { date, why });
    const id = Date.parse(at) < now ? 'outlook.didNot' : 'outlook.cannot';
    return t(id, { date, why });
  }

  return (subject: Subject, now: number) => {
    const { outlook, status, endsOn, graceEndsOn, handOver } = subject;
    if (!outlook) return undefined;
    const action = outlookAction(outlook);
    const isGrace = status === 'grace' && endsOn !== undefined && graceEndsOn !== undefined;
    const grace = isGrace
      ? t('outlook.grace', {
          date: dateText(t.locale, endsOn),
          days: daysUntil(Date.parse(graceEndsOn), now),
          until: dateText(t.locale, graceEndsOn, { withTime: true }),
        })
      : undefined;
    // In the days of grace it has ended without a renewal, which need not be said again.
    const reason = isGrace && outlook.state === 'willEnd' ? undefined : getReason(outlook, handOver, now);
    return {
      state: outlook.state,
      /** Whether it ends as its owner knows: a trial, or an end that was scheduled. */
      isPlanned: outlook.reason === 'trial' || outlook.reason === 'endScheduled',
      text: [grace, reason].filter(Boolean).join(' '),
      action: action && {
        name: action,
        text: t(`outlook.action.${action}`),
        address: getAddress(action, subject),
      },
    };
  };
}
