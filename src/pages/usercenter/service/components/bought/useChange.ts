import { useState } from 'react';
import { useActionOnce } from '@/components/query/useActionOnce';
import { useQuery } from '@/components/query/useQuery';
import { useOnline } from '@/components/useOnline';
import type { Period } from '@/domain/catalog/service';
import { instanceEndpoints } from '@/domain/instance/endpoints';
import { INSTANCE_ERROR } from '@/domain/instance/instanceMachine';
import { largerPlans } from '@/domain/instance/upgrade';
import { ORDER_ERROR } from '@/domain/order/orderError';
import type { RequestError } from '@/domain/requestError';
import { listAgreements } from '@/services/agreement';
import { fetchChangeQuote, fetchInstance, renewInstance, upgradeInstance } from '@/services/instance';
import { findOrderByKey } from '@/services/order';
import { fetchService } from '@/services/service';

export type ChangeKind = 'renew' | 'upgrade';

type Send = (idempotencyKey: string) => Promise<{ orderId: string }>;

const PLACING_NOTICES = ['unknown', 'missing'] as const;

/** Why an order was not placed. */
export type ChangeNotice =
  | { kind: 'price' | 'consent' | (typeof PLACING_NOTICES)[number] }
  | { kind: 'pending'; orderId: string; message: string }
  | { kind: 'refused'; message: string };

const getPeriodName = ({ unit, count }: Period) => `${unit}-${count}`;

/** State of a renewal or an upgrade: service, choices, price, consents and order. */
export function useChange(kind: ChangeKind, instanceId: string, onPlaced: (orderId: string) => void) {
  const [chosenName, setChosenName] = useState<string>();
  const [acceptedVersions, setAcceptedVersions] = useState('');
  const [notice, setNotice] = useState<ChangeNotice>();

  const subject = useQuery(
    async (options) => {
      const instance = await fetchInstance(instanceId, options);
      const [service, { list }] = await Promise.all([
        fetchService(instance.service.serviceId, options),
        listAgreements(options),
      ]);
      return { instance, service, agreements: list.filter(({ code }) => service.agreements.includes(code)) };
    },
    { key: instanceId },
  );

  const { instance, service, agreements = [] } = subject.data ?? {};
  const sku = service?.skus.find(({ skuCode }) => skuCode === instance?.skuCode);
  const configuration = instance && { ...instance, serviceId: instance.service.serviceId };
  const periods = sku?.periods ?? [];
  const plans = service && configuration ? largerPlans(service, configuration) : [];
  const names = kind === 'renew' ? periods.map(getPeriodName) : plans.map(({ skuCode }) => skuCode);
  const currentName = kind === 'renew' && instance ? getPeriodName(instance.period) : undefined;
  const choice =
    names.find((name) => name === chosenName) ?? names.find((name) => name === currentName) ?? names[0];
  const period = periods.find((item) => getPeriodName(item) === choice);

  const price = useQuery(
    async (options) => {
      if (!configuration || choice === undefined) return undefined;
      const { serviceId, skuCode, specs, quantity } = configuration;
      const selection = {
        ...{ serviceId, specs, quantity, instanceId },
        skuCode: kind === 'upgrade' ? choice : skuCode,
        period: period ? { unit: period.unit, count: period.count } : configuration.period,
        orderType: kind,
      };
      return { choice, quote: await fetchChangeQuote(selection, options) };
    },
    { key: [choice, subject.data] },
  );
  const priceError = price.isLoading ? undefined : price.error;
  const refusedPrice = priceError?.kind === 'business' ? toNotice(priceError) : undefined;
  const isCurrent = !price.isLoading && !price.error && price.data?.choice === choice;
  const quote = price.data?.quote;
  const versions = agreements.map(({ code, version }) => `${code} ${version}`).join();
  const accepted = agreements.length === 0 || acceptedVersions === versions;

  function handleRefused(error: RequestError) {
    if (error.code === ORDER_ERROR.quoteExpired || error.code === ORDER_ERROR.priceChanged)
      void price.refresh();
    if (error.code === ORDER_ERROR.consentOutdated) {
      setAcceptedVersions('');
      void subject.refresh();
    }
    setNotice(toNotice(error));
  }

  const placing = useActionOnce<[Send], { orderId: string }>({
    name: `${kind} ${instanceId}`,
    isShared: true,
    endpoint: instanceEndpoints[kind],
    find: findOrderByKey,
    act: (idempotencyKey, send) => send(idempotencyKey),
    onDone: ({ orderId }) => onPlaced(orderId),
    onRefused: handleRefused,
  });
  useOnline(() => placing.isUnknown && void placing.check());
  // The dialog is about to be left.
  const sending = placing.isPending || placing.outcome === 'done';

  function place() {
    if (!quote || !choice || !configuration || sending) return;
    setNotice(undefined);
    const order = {
      quoteId: quote.quoteId,
      payableAmount: quote.payableAmount,
      consents: agreements.map(({ code, version }) => ({ code, version })),
    };
    void placing.run((idempotencyKey) =>
      kind === 'renew'
        ? renewInstance(instanceId, {
            period: period ?? configuration.period,
            ...order,
            idempotencyKey,
          })
        : upgradeInstance(instanceId, { skuCode: choice, ...order, idempotencyKey }),
    );
  }

  const placingNotice = PLACING_NOTICES.find((each) => each === placing.outcome);

  return {
    ...{ subject, instance, agreements, periods, plans, choice, period, quote, isCurrent },
    notice: placingNotice ? { kind: placingNotice } : (refusedPrice ?? notice),
    sending,
    checkAgain: () => void placing.retry(),
    priceFailed: priceError !== undefined && refusedPrice === undefined && notice === undefined,
    retryPrice: price.refresh,
    accepted,
    accept: (checked: boolean) => {
      setAcceptedVersions(checked ? versions : '');
      setNotice((current) => (current?.kind === 'consent' ? undefined : current));
    },
    choose(name: string) {
      setChosenName(name);
      setNotice(undefined);
    },
    place,
  };
}

function toNotice({ code, message, result }: RequestError): ChangeNotice {
  if (code === ORDER_ERROR.quoteExpired || code === ORDER_ERROR.priceChanged) return { kind: 'price' };
  if (code === ORDER_ERROR.consentOutdated) return { kind: 'consent' };
  const orderId = typeof result === 'object' && result !== null ? Reflect.get(result, 'orderId') : undefined;
  const isPending = code === INSTANCE_ERROR.changePending || code === ORDER_ERROR.idempotencyConflict;
  if (isPending && typeof orderId === 'string') return { kind: 'pending', orderId, message };
  return { kind: 'refused', message };
}
