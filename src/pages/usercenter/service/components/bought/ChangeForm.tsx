import { useT } from '@@/texts/charge';
import { Flex, Radio } from 'antd';
import { useState } from 'react';
import choices from '@/components/choices.module.css';
import { DateText } from '@/components/DateText';
import { PeriodText } from '@/components/order/PeriodText';
import { OrderConsent } from '@/components/order/placing/OrderConsent';
import { OrderPrice } from '@/components/order/placing/OrderPrice';
import { PlaceOrder } from '@/components/order/placing/PlaceOrder';
import { PurchaseOrder } from '@/components/order/placing/PurchaseOrder';
import typography from '@/components/typography.module.css';
import type { InstanceSummary } from '@/domain/instance/instance';
import { renewalStart } from '@/domain/instance/renewal';
import { renewedEnd } from '@/domain/instance/upgrade';
import { type ServerMoment, serverNow } from '@/domain/serverClock';
import { ChangedSpecs } from './ChangedSpecs';
import type { ChangeKind, useChange } from './useChange';

interface ChangeFormProps {
  kind: ChangeKind;
  instance: InstanceSummary & ServerMoment;
  change: ReturnType<typeof useChange>;
}

/** Choice, price and terms of a change, with the button that places its order. */
export function ChangeForm({ kind, instance, change }: ChangeFormProps) {
  const t = useT();
  const { price, consent, placing, purchaseOrder } = change;
  const [submitted, setSubmitted] = useState(false);
  const locked = placing.isSending || placing.isUnknown;
  const end = instance.endsOn && getNewEnd(instance.endsOn);

  function getNewEnd(endsOn: string): string {
    const { period } = change;
    const end = Date.parse(endsOn);
    const graceEndsOn = instance.graceEndsOn === undefined ? undefined : Date.parse(instance.graceEndsOn);
    const start = renewalStart({ endsOn: end, graceEndsOn }, serverNow(instance));
    const renewed = period && renewedEnd(end, period, start, instance.anchorDay);
    return kind === 'renew' && renewed !== undefined ? new Date(renewed).toISOString() : endsOn;
  }

  function handlePlace() {
    setSubmitted(true);
    if (purchaseOrder.validate() && consent.accepted) change.place();
  }

  return (
    <>
      <Flex component="p" vertical gap={4}>
        <strong className={typography.amount}>{instance.service.title}</strong>
        <span className={typography.note}>
          {t('change.now')} {instance.service.planName}
        </span>
      </Flex>
      <Radio.Group
        className={choices.choices}
        vertical
        aria-label={t(`change.${kind}.choice`)}
        value={change.choice}
        disabled={locked}
        onChange={({ target }) => change.choose(target.value)}
        options={kind === 'renew' ? change.periods.map(periodOption) : change.plans.map(planOption)}
      />
      {kind !== 'renew' && change.service && change.changed && (
        <>
          <ChangedSpecs service={change.service} before={instance.specs} after={change.changed.specs} />
          <p>{t(change.isNothingPaid ? 'change.rule.nothingBack' : 'change.rule')}</p>
        </>
      )}
      {end && (
        <p>
          {t(kind === 'renew' ? 'change.until' : 'change.untilSame')}{' '}
          <strong>
            <DateText at={end} />
          </strong>
        </p>
      )}
      <section aria-label={t('change.price')}>
        <OrderPrice price={price} onRetry={change.retryPrice} />
      </section>
      <PurchaseOrder order={purchaseOrder} disabled={locked} />
      <OrderConsent consent={consent} missing={submitted} disabled={locked} />
      <PlaceOrder placing={placing} price={price} consent={consent} onPlace={handlePlace} />
    </>
  );

  function periodOption({ unit, count, price, originalPrice }: (typeof change.periods)[number]) {
    const percent = originalPrice > 0 ? Math.floor(((originalPrice - price) * 100) / originalPrice) : 0;
    return {
      value: `${unit}-${count}`,
      label: (
        <>
          <PeriodText period={{ unit, count }} />
          {percent > 0 && <span className={typography.note}> {t('change.saved', { percent })}</span>}
        </>
      ),
    };
  }

  function planOption({ skuCode, name, features }: (typeof change.plans)[number]) {
    return {
      value: skuCode,
      label: (
        <>
          {name}
          {features[0] && <span className={typography.note}> {features[0]}</span>}
        </>
      ),
    };
  }
}
