import { useState } from 'react';
import { useOrderConsents } from '@/components/order/placing/OrderConsent';
import { usePurchaseOrder } from '@/components/order/placing/PurchaseOrder';
import { toNotice, useOrderPrice, usePlacing } from '@/components/order/placing/usePlacing';
import { useQuery } from '@/components/query/useQuery';
import { periodName } from '@/domain/catalog/selection';
import { instanceEndpoints } from '@/domain/instance/endpoints';
import { changedConfiguration, configurationPrice, otherPlans } from '@/domain/instance/upgrade';
import { listAgreements } from '@/services/agreement';
import { fetchChangeQuote, fetchInstance, renewInstance, upgradeInstance } from '@/services/instance';
import { findOrderByKey } from '@/services/order';
import { fetchService } from '@/services/service';

/** What a dialog orders: a renewal, a larger plan, or another plan of the same rank. */
export const CHANGE_KINDS = ['renew', 'upgrade', 'change'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** The dialogs that a service has in the list and on its own page. */
export type DialogKind = ChangeKind | 'access';

/** State of a renewal or a change of plan: service, choices, price, consents and order. */
export function useChange(kind: ChangeKind, instanceId: string, onPlaced: (orderId: string) => void) {
  const [chosenName, setChosenName] = useState<string>();
  const purchaseOrder = usePurchaseOrder(`${kind}-${instanceId}`);

  const subject = useQuery(
    async (options) => {
      const instance = await fetchInstance(instanceId, options);
      return { instance, service: await fetchService(instance.service.serviceId, options) };
    },
    { key: instanceId },
  );

  const { instance, service } = subject.data ?? {};
  const sku = service?.skus.find(({ skuCode }) => skuCode === instance?.skuCode);
  const configuration = instance && { ...instance, serviceId: instance.service.serviceId };
  const periods = sku?.periods ?? [];
  const plans = service && configuration && kind !== 'renew' ? otherPlans(service, configuration, kind) : [];
  const names = kind === 'renew' ? periods.map(periodName) : plans.map(({ skuCode }) => skuCode);
  const currentName = kind === 'renew' && instance ? periodName(instance.period) : undefined;
  const choice =
    names.find((name) => name === chosenName) ?? names.find((name) => name === currentName) ?? names[0];
  const period = periods.find((item) => periodName(item) === choice);
  const consent = useOrderConsents(service?.agreements ?? [], listAgreements);

  const changed =
    service && configuration && choice !== undefined && kind !== 'renew'
      ? changedConfiguration(service, configuration, choice)
      : configuration;
  const selection = changed &&
    choice !== undefined && {
      serviceId: changed.serviceId,
      specs: changed.specs,
      quantity: changed.quantity,
      instanceId,
      skuCode: changed.skuCode,
      period: period ? { unit: period.unit, count: period.count } : changed.period,
      orderType: kind,
    };
  const [before = 0, after = 0] = [configuration, changed].map((each) =>
    service && each ? configurationPrice(service, each) : undefined,
  );
  /** Whether the new plan costs no more than the current one: nothing is paid back. */
  const isNothingPaid = kind !== 'renew' && after <= before;
  const price = useOrderPrice({
    key: selection,
    fetchQuote: async (options) => (selection ? fetchChangeQuote(selection, options) : undefined),
    onRefused: (error) => placing.setNotice(toNotice(error)),
  });

  const placing = usePlacing({
    name: `${kind} ${instanceId}`,
    isShared: true,
    endpoint: kind === 'renew' ? instanceEndpoints.renew : instanceEndpoints.upgrade,
    find: findOrderByKey,
    send: (
      terms,
      { skuCode, period }: NonNullable<typeof selection & object>,
      purchaseOrderNumber?: string,
    ) =>
      kind === 'renew'
        ? renewInstance(instanceId, { period, purchaseOrderNumber, ...terms })
        : upgradeInstance(instanceId, { skuCode, orderType: kind, purchaseOrderNumber, ...terms }),
    onPlaced({ orderId }) {
      purchaseOrder.clear();
      onPlaced(orderId);
    },
    onPriceChanged: price.renew,
    onConsentOutdated: consent.renew,
  });

  return {
    ...{
      subject,
      instance,
      service,
      periods,
      plans,
      choice,
      period,
      changed,
      price,
      consent,
      placing,
      purchaseOrder,
    },
    isNothingPaid,
    retryPrice() {
      placing.setNotice(undefined);
      price.renew();
    },
    choose(name: string) {
      setChosenName(name);
      placing.setNotice(undefined);
    },
    place() {
      if (price.isCurrent && price.quote && selection && !placing.isSending)
        void placing.place(price.quote, consent.consents, selection, purchaseOrder.number);
    },
  };
}
