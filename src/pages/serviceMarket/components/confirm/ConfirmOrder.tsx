import { useT } from '@@/texts/order';
import { Flex } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { LinkButton } from '@/components/LinkButton';
import { CheckoutColumns } from '@/components/order/CheckoutFrame';
import { OrderConfiguration } from '@/components/order/OrderConfiguration';
import { specTexts } from '@/components/order/OrderFacts';
import { OrderSummary } from '@/components/order/OrderSummary';
import { OrderConsent } from '@/components/order/placing/OrderConsent';
import { OrderPrice } from '@/components/order/placing/OrderPrice';
import { PlaceOrder } from '@/components/order/placing/PlaceOrder';
import { useInvoiceTerms } from '@/components/order/useInvoiceTerms';
import { Section } from '@/components/Section';
import typography from '@/components/typography.module.css';
import type { CurrentUser } from '@/domain/account/account';
import { findPeriod, readSelection, writeSelection } from '@/domain/catalog/selection';
import type { Service } from '@/domain/catalog/service';
import { countCharacters } from '@/domain/characters';
import { getCommitment, toCoveredTime } from '@/domain/order/commitment';
import { mustVerify } from '@/domain/order/eligibility';
import { PURCHASE_ORDER_MAX_LENGTH, REMARK_MAX_LENGTH } from '@/domain/order/order';
import { listInvoiceTitles } from '@/services/invoice';
import { OwnedNotice } from '../owned/OwnedNotice';
import { BuyerFacts, CertificationNotice, LabelledText, RefusalLink, RenewalSection } from './ConfirmCards';
import { Coupons } from './CouponChoice';
import { useConfirm } from './useConfirm';
import { useOrderInput } from './useOrderInput';

interface ConfirmOrderProps {
  service: Service;
  user: CurrentUser;
  /** The URL's query: the configuration and the coupon. */
  search: string;
  idempotencyKey: string;
}

/** Confirmation of one order: what it commits to, what the buyer adds, consents and the button that places it. */
export function ConfirmOrder({ service, user, search, idempotencyKey }: ConfirmOrderProps) {
  const t = useT();
  const selection = useMemo(() => readSelection(service, search), [service, search]);
  const { input, changeInput } = useOrderInput(idempotencyKey);
  const [submitted, setSubmitted] = useState(false);
  const consentField = useRef<HTMLDivElement>(null);
  const textFields = useRef<HTMLDivElement>(null);
  const { price, consent, placing, ...confirm } = useConfirm(selection, service.agreements, idempotencyKey);
  const invoice = useInvoiceTerms(listInvoiceTitles);
  const { quote, isCurrent } = price;
  const { notice } = placing;
  const locked = placing.isSending || placing.isUnknown;
  const isTrial = selection.orderType === 'trial';
  const canRenew = !isTrial && selection.period.unit !== 'once' && quote?.renewable !== false;
  const sku = service.skus.find(({ skuCode }) => skuCode === selection.skuCode);
  const commitment =
    quote &&
    getCommitment(
      {
        ...selection,
        ...quote,
        covers: quote.covers && toCoveredTime(quote.covers),
        isPack: sku?.units !== undefined,
        trialDays: isTrial ? service.trialDays : undefined,
      },
      Date.parse(quote.serverTime),
    );

  function handlePlace() {
    setSubmitted(true);
    const isTextTooLong =
      countCharacters(input.remark) > REMARK_MAX_LENGTH ||
      countCharacters(input.purchaseOrderNumber) > PURCHASE_ORDER_MAX_LENGTH;
    const invalidField = isTextTooLong ? textFields : consent.accepted ? undefined : consentField;
    if (invalidField) {
      const find = (selector: string) => invalidField.current?.querySelector<HTMLElement>(selector);
      const field = find('[aria-invalid="true"]') ?? find('input');
      field?.focus();
      field?.scrollIntoView({ block: 'center' });
    } else if (isCurrent && quote && !placing.isSending) {
      void placing.place(quote, consent.consents, { ...input, autoRenew: canRenew && input.autoRenew });
    }
  }

  return (
    <CheckoutColumns
      summary={
        <OrderSummary
          terms={
            commitment && {
              commitment,
              autoRenew: canRenew && input.autoRenew,
              invoice: quote.payableAmount > 0 ? invoice : undefined,
              purchaseOrderNumber: input.purchaseOrderNumber.trim(),
            }
          }
          bar={
            <PlaceOrder
              placing={placing}
              price={price}
              consent={consent}
              link={notice?.kind === 'refused' && <RefusalLink code={notice.code} selection={selection} />}
              onNewOrder={confirm.startNewOrder}
              onPlace={handlePlace}
            />
          }
        >
          <OrderPrice price={price} onRetry={confirm.retryPrice} />
        </OrderSummary>
      }
    >
      {mustVerify(service, user.certification) && <CertificationNotice status={user.certification.status} />}
      {!isTrial && <OwnedNotice className={undefined} serviceId={service.serviceId} />}
      <Section
        title={t('order.configuration')}
        actions={
          <LinkButton to={`/serviceMarket/detail${writeSelection(selection)}`}>
            {t('order.confirm.edit')}
          </LinkButton>
        }
      >
        <OrderConfiguration
          service={{ ...service, providerName: service.provider.name }}
          note={isTrial && t('order.trial', { days: service.trialDays })}
          facts={{
            ...selection,
            trialDays: service.trialDays,
            planName: sku?.name ?? '',
            unitPrice: findPeriod(sku, selection.period)?.price,
            pack: sku?.pack,
            specTexts: specTexts(service.specs, selection.specs, {
              on: t('order.spec.on'),
              off: t('order.spec.off'),
            }),
          }}
        />
      </Section>
      {canRenew && (
        <RenewalSection
          checked={input.autoRenew}
          commitment={commitment}
          disabled={locked}
          onChange={(autoRenew) => changeInput({ autoRenew })}
        />
      )}
      <Section title={t('order.confirm.whom')}>
        <BuyerFacts user={user} />
        <Flex ref={textFields} vertical gap={16}>
          <LabelledText
            id="order-remark"
            label={t('order.confirm.remark')}
            placeholder={t('order.confirm.remark.hint')}
            value={input.remark}
            limit={REMARK_MAX_LENGTH}
            isLong
            disabled={locked}
            onChange={(remark) => changeInput({ remark })}
          />
          <LabelledText
            id="order-purchase-order"
            label={t('order.confirm.purchaseOrder')}
            hint={t('order.confirm.purchaseOrder.hint')}
            value={input.purchaseOrderNumber}
            limit={PURCHASE_ORDER_MAX_LENGTH}
            disabled={locked}
            onChange={(purchaseOrderNumber) => changeInput({ purchaseOrderNumber })}
          />
        </Flex>
      </Section>
      {!isTrial && (
        <Coupons
          field={{
            code: selection.couponCode,
            checking: selection.couponCode !== undefined && price.isLoading,
            error: confirm.couponError,
            disabled: locked,
            onApply: confirm.setCoupon,
            onRemove: () => confirm.setCoupon(undefined),
            onEdit: confirm.clearCouponError,
          }}
          choice={{ serviceType: service.type, quote, isCurrent, onChoose: confirm.setCoupon }}
        />
      )}
      <Section title={t('order.consent')}>
        <p className={typography.secondary}>
          {t('order.consent.meaning', { provider: service.provider.name })}
        </p>
        <OrderConsent ref={consentField} consent={consent} missing={submitted} disabled={locked} />
      </Section>
    </CheckoutColumns>
  );
}
