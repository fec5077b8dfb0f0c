import { useIntl, useLocation } from '@umijs/max';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useDraft } from '@/components/form/useDraft';
import { LinkButton } from '@/components/LinkButton';
import { certificationAddress } from '@/components/order/orderAgain';
import { OrderConsent } from '@/components/order/placing/OrderConsent';
import { OrderPrice } from '@/components/order/placing/OrderPrice';
import { PlaceOrder } from '@/components/order/placing/PlaceOrder';
import panelStyles from '@/components/panel.module.css';
import typography from '@/components/typography.module.css';
import type { CurrentUser } from '@/domain/account/account';
import { readSelection, type Selection, writeSelection } from '@/domain/catalog/selection';
import type { Service } from '@/domain/catalog/service';
import { isCertified } from '@/domain/certification/certificationMachine';
import { countCharacters } from '@/domain/characters';
import { REMARK_MAX_LENGTH } from '@/domain/order/order';
import { ORDER_ERROR } from '@/domain/order/orderError';
import { BuyerCard, CertificationNotice, ConfirmCard, OrderedServiceCard, RemarkField } from './ConfirmCards';
import styles from './ConfirmOrder.module.css';
import { Coupons } from './Coupons';
import { useConfirm } from './useConfirm';

interface ConfirmOrderProps {
  service: Service;
  user: CurrentUser;
  /** The URL's query: the configuration and the coupon. */
  search: string;
  idempotencyKey: string;
}

/** Confirmation of one order: service, buyer, price, consents and the button that places it. */
export function ConfirmOrder({ service, user, search, idempotencyKey }: ConfirmOrderProps) {
  const { formatMessage } = useIntl();
  const selection = useMemo(() => readSelection(service, search), [service, search]);
  const [remark, setRemark] = useRemark(idempotencyKey);
  const [submitted, setSubmitted] = useState(false);
  const consentField = useRef<HTMLDivElement>(null);
  const remarkField = useRef<HTMLDivElement>(null);
  const { price, consent, placing, ...confirm } = useConfirm(selection, service.agreements, idempotencyKey);
  const { quote, isCurrent } = price;
  const { notice } = placing;
  const locked = placing.isSending || placing.isUnknown;
  const remarkTooLong = countCharacters(remark) > REMARK_MAX_LENGTH;

  function handlePlace() {
    setSubmitted(true);
    const invalidField = remarkTooLong ? remarkField : consent.accepted ? undefined : consentField;
    if (invalidField) {
      invalidField.current?.querySelector<HTMLElement>('input, textarea')?.focus();
      invalidField.current?.scrollIntoView({ block: 'center' });
    } else if (isCurrent && quote && !placing.isSending) {
      void placing.place(quote, consent.consents, remark);
    }
  }

  return (
    <div className={styles.columns}>
      {service.requiresCertification && !isCertified(user.certification) && (
        <CertificationNotice status={user.certification.status} />
      )}
      <div className={styles.main}>
        <OrderedServiceCard service={service} selection={selection} />
        <BuyerCard user={user} />
        <div ref={remarkField}>
          <RemarkField value={remark} tooLong={remarkTooLong} disabled={locked} onChange={setRemark} />
        </div>
      </div>
      <div className={`${panelStyles.surface} ${styles.side}`}>
        <ConfirmCard id="order-price" title={formatMessage({ id: 'order.confirm.price' })}>
          {selection.orderType !== 'trial' && (
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
          <OrderPrice price={price} onRetry={confirm.retryPrice} />
        </ConfirmCard>
        <ConfirmCard
          id="order-consent-title"
          title={formatMessage({ id: 'order.consent' })}
          className={styles.consents}
        >
          <p className={typography.note}>
            {formatMessage({ id: 'order.consent.meaning' }, { provider: service.provider.name })}
          </p>
          <OrderConsent ref={consentField} consent={consent} missing={submitted} disabled={locked} />
        </ConfirmCard>
        <PlaceOrder
          placing={placing}
          price={price}
          consent={consent}
          className={styles.bar}
          link={notice?.kind === 'refused' && <RefusalLink code={notice.code} selection={selection} />}
          onNewOrder={confirm.startNewOrder}
          onPlace={handlePlace}
        />
      </div>
    </div>
  );
}

/**
 * The remark, with a draft that is restored at once: it belongs to this order only. It stays after the order is placed,
 * because a retry with the same idempotency key must send the same content.
 */
function useRemark(idempotencyKey: string) {
  const draft = useDraft<string | undefined>(`remark-${idempotencyKey}`, () => {});
  const [remark, setRemark] = useState(draft.stored ?? '');
  const keep = useEffectEvent(draft.keep);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another order starts with the same remark.
  useEffect(() => keep(remark || undefined), [idempotencyKey, remark]);

  return [remark, setRemark] as const;
}

interface RefusalLinkProps {
  code: number | string | undefined;
  selection: Selection;
}

/** The link that helps to resolve a refusal. */
function RefusalLink({ code, selection }: RefusalLinkProps) {
  const { formatMessage } = useIntl();
  const confirmPage = useLocation();
  const link = (to: string, id: TextId) => <LinkButton to={to}>{formatMessage({ id })}</LinkButton>;
  switch (code) {
    case ORDER_ERROR.serviceUnavailable:
      return link('/serviceMarket', 'order.toMarket');
    case ORDER_ERROR.selectionInvalid:
    case ORDER_ERROR.quantityExceeded:
      return link(`/serviceMarket/detail${writeSelection(selection)}`, 'order.confirm.edit');
    case ORDER_ERROR.purchaseLimit:
      return link('/usercenter/service', 'order.toServices');
    case ORDER_ERROR.certificationRequired:
      return link(certificationAddress(confirmPage), 'order.confirm.certify');
    case ORDER_ERROR.trialRefused: {
      const search = writeSelection({ ...selection, orderType: 'new' });
      return link(`/serviceMarket/detail${search}`, 'order.confirm.buyInstead');
    }
    default:
      return null;
  }
}
