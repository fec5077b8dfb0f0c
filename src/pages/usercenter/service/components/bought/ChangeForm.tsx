import { useT } from '@@/texts/charge';
import orderTexts from '@@/texts/order';
import { Flex } from 'antd';
import { useState } from 'react';
import { DateText } from '@/components/DateText';
import { Disclosure } from '@/components/Disclosure';
import { Money } from '@/components/Money';
import { CheckoutColumns } from '@/components/order/CheckoutFrame';
import { OrderFacts, specTexts } from '@/components/order/OrderFacts';
import { PeriodText } from '@/components/order/PeriodText';
import { OrderConsent } from '@/components/order/placing/OrderConsent';
import { PurchaseOrder } from '@/components/order/placing/PurchaseOrder';
import { RadioCards } from '@/components/RadioCards';
import typography from '@/components/typography.module.css';
import { findPeriod, periodName } from '@/domain/catalog/selection';
import type { InstanceSummary } from '@/domain/instance/instance';
import { changedConfiguration, configurationPrice } from '@/domain/instance/upgrade';
import { formatMoney } from '@/domain/money/money';
import type { ServerMoment } from '@/domain/serverClock';
import { ChangedSpecs } from './ChangedSpecs';
import { ChangeSummary, getChangedTerm } from './ChangeSummary';
import type { ChangeKind, useChange } from './useChange';

interface ChangeFormProps {
  kind: ChangeKind;
  instance: InstanceSummary & ServerMoment;
  change: ReturnType<typeof useChange>;
}

/** Choice and terms of a change, and beside them the summary with the button that places its order. */
export function ChangeForm({ kind, instance, change }: ChangeFormProps) {
  const t = useT(orderTexts);
  const { consent, placing, purchaseOrder, service, changed } = change;
  const [submitted, setSubmitted] = useState(false);
  const locked = placing.isSending || placing.isUnknown;
  const configuration = { ...instance, serviceId: instance.service.serviceId };
  const sku = service?.skus.find(({ skuCode }) => skuCode === changed?.skuCode);
  const period = change.period ?? instance.period;
  const end = getChangedTerm(kind, instance, change)?.to;

  function handlePlace() {
    setSubmitted(true);
    if (purchaseOrder.validate() && consent.accepted) change.place();
  }

  return (
    <CheckoutColumns
      isInDialog
      summary={<ChangeSummary kind={kind} instance={instance} change={change} onPlace={handlePlace} />}
    >
      <Flex component="p" vertical gap={4}>
        <strong className={typography.amount}>{instance.service.title}</strong>
        <span className={typography.note}>
          {t('change.now')} {instance.service.planName}
        </span>
      </Flex>
      <RadioCards
        label={t(`change.${kind}.choice`)}
        value={change.choice}
        isDisabled={locked}
        onChange={change.choose}
        options={kind === 'renew' ? change.periods.map(toPeriodCard) : change.plans.map(toPlanCard)}
      />
      {kind !== 'renew' && service && changed && (
        <>
          <ChangedSpecs service={service} before={instance.specs} after={changed.specs} />
          <p>{t(change.isNothingPaid ? 'change.rule.nothingBack' : 'change.rule')}</p>
        </>
      )}
      {end !== undefined && (
        <p>
          {t(kind === 'renew' ? 'change.until' : 'change.untilSame')}{' '}
          <strong>
            <DateText at={new Date(end).toISOString()} />
          </strong>
        </p>
      )}
      <Disclosure label={t('order.configuration')}>
        <OrderFacts
          orderType={kind}
          planName={sku?.name ?? instance.service.planName}
          unitPrice={findPeriod(sku, period)?.price}
          pack={sku?.pack}
          period={period}
          quantity={instance.quantity}
          specTexts={specTexts(service?.specs ?? [], changed?.specs ?? instance.specs, {
            on: t('order.spec.on'),
            off: t('order.spec.off'),
          })}
        />
      </Disclosure>
      <PurchaseOrder order={purchaseOrder} disabled={locked} />
      <OrderConsent consent={consent} missing={submitted} disabled={locked} />
    </CheckoutColumns>
  );

  function toPeriodCard({ unit, count, price, originalPrice }: (typeof change.periods)[number]) {
    const period = { unit, count };
    const percent = originalPrice > 0 ? Math.floor(((originalPrice - price) * 100) / originalPrice) : 0;
    const cents = service && configurationPrice(service, { ...configuration, period });
    return {
      value: periodName(period),
      title: <PeriodText period={period} />,
      line: percent > 0 && t('change.saved', { percent }),
      price: cents !== undefined && <Money cents={cents} />,
    };
  }

  function toPlanCard({ skuCode, name, features }: (typeof change.plans)[number]) {
    const cents =
      service && configurationPrice(service, changedConfiguration(service, configuration, skuCode));
    return {
      value: skuCode,
      title: name,
      line: features[0],
      price: cents !== undefined && t('change.perTerm', { price: formatMoney(cents, t.locale) }),
    };
  }
}
