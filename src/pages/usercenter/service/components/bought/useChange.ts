import { useRef, useState } from 'react';
import { newIntent } from '@/browser/orderIntent';
import { useAction } from '@/components/query/useAction';
import { useQuery } from '@/components/query/useQuery';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import type { Period } from '@/domain/catalog/service';
import { INSTANCE_ERROR } from '@/domain/instance/instanceMachine';
import { largerPlans } from '@/domain/instance/upgrade';
import { ORDER_ERROR } from '@/domain/order/orderError';
import { isOutcomeUnknown, type RequestError } from '@/domain/requestError';
import { listAgreements } from '@/services/agreement';
import { fetchChangeQuote, fetchInstance, renewInstance, upgradeInstance } from '@/services/instance';
import { fetchService } from '@/services/service';

export type ChangeKind = 'renew' | 'upgrade';

/** Why an order was not placed. */
export type ChangeNotice =
  | { kind: 'price' | 'consent' | 'unknown' }
  | { kind: 'pending'; orderId: string; message: string }
  | { kind: 'refused'; message: string };

const getPeriodName = ({ unit, count }: Period) => `${unit}-${count}`;

/** State of a renewal or an upgrade: service, choices, price, consents and order. */
export function useChange(kind: ChangeKind, instanceId: string, onPlaced: (orderId: string) => void) {
  const unmountSignal = useUnmountSignal();
  const [chosenName, setChosenName] = useState<string>();
  const [acceptedVersions, setAcceptedVersions] = useState('');
  const [notice, setNotice] = useState<ChangeNotice>();
  const keys = useRef(new Map<string, string>());

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

  function handleFailed(error: RequestError) {
    if (error.code === ORDER_ERROR.quoteExpired || error.code === ORDER_ERROR.priceChanged)
      void price.refresh();
    if (error.code === ORDER_ERROR.consentOutdated) {
      setAcceptedVersions('');
      void subject.refresh();
    }
    setNotice(isOutcomeUnknown(error) ? { kind: 'unknown' } : toNotice(error));
  }

  const placing = useAction((send: () => Promise<{ orderId: string }>) => send(), {
    onDone({ orderId }) {
      if (!unmountSignal().aborted) onPlaced(orderId);
    },
    onFailed: handleFailed,
  });

  /** Places the order. The idempotency key stays the same for the same choice, price and agreements. */
  function place() {
    if (!quote || !choice || !configuration) return;
    setNotice(undefined);
    const content = `${choice} ${quote.payableAmount} ${versions}`;
    const idempotencyKey = keys.current.get(content) ?? newIntent();
    keys.current.set(content, idempotencyKey);
    const order = {
      quoteId: quote.quoteId,
      payableAmount: quote.payableAmount,
      consents: agreements.map(({ code, version }) => ({ code, version })),
      idempotencyKey,
    };
    void placing.run(() =>
      kind === 'renew'
        ? renewInstance(instanceId, { period: period ?? configuration.period, ...order })
        : upgradeInstance(instanceId, { skuCode: choice, ...order }),
    );
  }

  return {
    ...{ subject, instance, agreements, periods, plans, choice, period, quote, isCurrent },
    notice: refusedPrice ?? notice,
    sending: placing.isPending,
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
