import { useIntl } from '@umijs/max';
import { Button, Flex, Skeleton } from 'antd';
import { type PropsWithChildren, useEffect, useMemo, useRef, useState } from 'react';
import { readPrivateDraft, writePrivateDraft } from '@/browser/privateDraft';
import { Money } from '@/components/Money';
import { OrderItems } from '@/components/order/OrderItems';
import panelStyles from '@/components/panel.module.css';
import { RetryButton } from '@/components/RetryButton';
import typography from '@/components/typography.module.css';
import type { CurrentUser } from '@/domain/account/account';
import { readSelection } from '@/domain/catalog/selection';
import type { Service } from '@/domain/catalog/service';
import { isCertified } from '@/domain/certification/certificationMachine';
import { REMARK_MAX_LENGTH } from '@/domain/order/order';
import { BuyerCard, CertificationNotice, ConfirmCard, OrderedServiceCard, RemarkField } from './ConfirmCards';
import styles from './ConfirmOrder.module.css';
import { ConsentCheck } from './ConsentCheck';
import { CouponChoice } from './CouponChoice';
import { CouponField } from './CouponField';
import { OrderErrorAlert } from './OrderErrorAlert';
import { useConfirm, type useQuote } from './useConfirm';

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
  const [remark, setRemark] = useRemarkDraft(user.userId, idempotencyKey);
  const [submitted, setSubmitted] = useState(false);
  const consentField = useRef<HTMLDivElement>(null);
  const remarkField = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLDivElement>(null);
  const { price, consent, placing, ...confirm } = useConfirm(selection, service.agreements, idempotencyKey);
  const { quote, isCurrent } = price;
  const locked = placing.sending || placing.isUnknown;
  const remarkTooLong = remark.length > REMARK_MAX_LENGTH;

  // A notice can push the button out of a small window.
  const visibleNotice = placing.isUnknown || (isCurrent ? confirm.notice : undefined);
  useEffect(() => {
    if (visibleNotice) button.current?.scrollIntoView({ block: 'nearest' });
  }, [visibleNotice]);

  function handlePlace() {
    if (placing.isUnknown) {
      placing.checkAgain();
      return;
    }
    setSubmitted(true);
    const invalidField = remarkTooLong ? remarkField : consent.accepted ? undefined : consentField;
    if (invalidField) {
      invalidField.current?.querySelector<HTMLElement>('input, textarea')?.focus();
      invalidField.current?.scrollIntoView({ block: 'center' });
    } else {
      confirm.place(remark);
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
        <OrderPrice price={price} onRetry={confirm.retryPrice}>
          {selection.orderType !== 'trial' && (
            <CouponField
              code={selection.couponCode}
              checking={selection.couponCode !== undefined && price.isLoading}
              error={confirm.couponError}
              disabled={locked}
              onApply={confirm.setCoupon}
              onRemove={() => confirm.setCoupon(undefined)}
              onEdit={confirm.clearCouponError}
            />
          )}
          {selection.orderType !== 'trial' && (
            <CouponChoice
              code={selection.couponCode}
              serviceType={service.type}
              quote={quote}
              isCurrent={isCurrent}
              disabled={locked}
              onChoose={confirm.setCoupon}
            />
          )}
        </OrderPrice>
        <ConfirmCard
          id="order-consent-title"
          title={formatMessage({ id: 'order.consent' })}
          className={styles.consents}
        >
          <p className={typography.note}>
            {formatMessage({ id: 'order.consent.meaning' }, { provider: service.provider.name })}
          </p>
          <ConsentCheck ref={consentField} consent={consent} missing={submitted} disabled={locked} />
        </ConfirmCard>
        <div ref={button} className={styles.bar}>
          <OrderErrorAlert
            notice={confirm.notice}
            unknown={placing.isUnknown}
            missing={placing.isMissing}
            selection={selection}
            payableAmount={isCurrent ? quote?.payableAmount : undefined}
            onNewOrder={confirm.startNewOrder}
          />
          <Button
            type="primary"
            size="large"
            block
            loading={placing.sending}
            disabled={!placing.isUnknown && (!isCurrent || !consent.agreements)}
            onClick={handlePlace}
          >
            {placing.isUnknown ? (
              formatMessage({ id: 'order.unknown.check' })
            ) : (
              <span className={typography.plaintext}>
                {formatMessage({ id: 'order.confirm.place' })}
                {quote && isCurrent && (
                  <>
                    {' · '}
                    <Money cents={quote.payableAmount} />
                  </>
                )}
              </span>
            )}
          </Button>
        </div>
      </div>
    </div>
  );
}

/**
 * The remark as a draft per user and order, which survives a reload and signing in again. It stays after the order is
 * placed, because a retry with the same idempotency key must send the same content.
 */
function useRemarkDraft(userId: string, idempotencyKey: string) {
  const name = `remark:${idempotencyKey}`;
  const [remark, setRemark] = useState(() => readPrivateDraft(userId, name).remark ?? '');

  useEffect(() => writePrivateDraft(userId, name, remark ? { remark } : {}), [userId, name, remark]);

  return [remark, setRemark] as const;
}

interface OrderPriceProps extends PropsWithChildren {
  price: ReturnType<typeof useQuote>;
  onRetry: () => void;
}

/** The server's quote; an outdated price is shown as such. */
function OrderPrice({ price: { quote, isCurrent, failed }, onRetry, children }: OrderPriceProps) {
  const { formatMessage } = useIntl();
  return (
    <ConfirmCard id="order-price" title={formatMessage({ id: 'order.confirm.price' })}>
      {children}
      {failed ? (
        <Flex wrap align="center" justify="space-between" gap={8}>
          <span role="alert">{formatMessage({ id: 'order.confirm.priceFailed' })}</span>
          <RetryButton onRetry={onRetry} />
        </Flex>
      ) : quote ? (
        <OrderItems
          items={quote.items}
          originalAmount={quote.originalAmount}
          discountAmount={quote.discountAmount}
          payableAmount={quote.payableAmount}
          tax={quote.tax}
          stale={!isCurrent}
        />
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 4 }} />
      )}
    </ConfirmCard>
  );
}
