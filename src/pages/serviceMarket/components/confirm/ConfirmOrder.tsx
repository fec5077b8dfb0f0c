import { useIntl } from '@umijs/max';
import { Button, Flex } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Money } from '@/components/Money';
import panelStyles from '@/components/panel.module.css';
import typography from '@/components/typography.module.css';
import type { CurrentUser } from '@/domain/account/account';
import { readSelection } from '@/domain/catalog/selection';
import type { Service } from '@/domain/catalog/service';
import { REMARK_MAX_LENGTH } from '@/domain/order/order';
import { BuyerCard } from './BuyerCard';
import styles from './ConfirmOrder.module.css';
import { ConsentCheck } from './ConsentCheck';
import { CouponField } from './CouponField';
import { OrderedServiceCard } from './OrderedServiceCard';
import { OrderPrice } from './OrderPrice';
import { PlacingNotice } from './PlacingNotice';
import { RemarkField } from './RemarkField';
import { useConfirm } from './useConfirm';
import { useRemarkDraft } from './useRemarkDraft';

interface ConfirmOrderProps {
  service: Service;
  user: CurrentUser;
  /** The address's query: the configuration and the coupon. */
  search: string;
  intent: string;
}

/** What is ordered and for whom, what it costs, what is accepted, and the one button that places the order. */
export function ConfirmOrder({ service, user, search, intent }: ConfirmOrderProps) {
  const { formatMessage } = useIntl();
  const selection = useMemo(() => readSelection(service, search), [service, search]);
  const [remark, setRemark] = useRemarkDraft(user.userId, intent);
  const [tried, setTried] = useState(false);
  const consentPlace = useRef<HTMLDivElement>(null);
  const remarkPlace = useRef<HTMLDivElement>(null);
  const buttonPlace = useRef<HTMLDivElement>(null);
  const { price, consent, placing, ...confirm } = useConfirm(selection, service.agreements, intent);
  const { quote, isCurrent } = price;
  const locked = placing.sending || placing.isUnknown;
  const remarkTooLong = remark.length > REMARK_MAX_LENGTH;

  // What is said beside the button makes the column longer than a small window.
  const said = placing.isUnknown || (isCurrent ? confirm.notice : undefined);
  useEffect(() => {
    if (said) buttonPlace.current?.scrollIntoView({ block: 'nearest' });
  }, [said]);

  function handlePlace() {
    if (placing.isUnknown) {
      placing.checkAgain();
      return;
    }
    setTried(true);
    const inTheWay = remarkTooLong ? remarkPlace : consent.accepted ? undefined : consentPlace;
    if (inTheWay) {
      inTheWay.current?.querySelector<HTMLElement>('input, textarea')?.focus();
      inTheWay.current?.scrollIntoView({ block: 'center' });
    } else {
      confirm.place(remark);
    }
  }

  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <OrderedServiceCard service={service} selection={selection} />
        <BuyerCard user={user} needsCertification={service.requiresCertification} />
        <div ref={remarkPlace}>
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
        </OrderPrice>
        <Flex
          className={`${panelStyles.surface} ${styles.card} ${styles.consents}`}
          component="section"
          vertical
          gap={16}
          aria-labelledby="order-consent-title"
        >
          <h2 id="order-consent-title">{formatMessage({ id: 'order.consent' })}</h2>
          <p className={typography.note}>
            {formatMessage({ id: 'order.consent.meaning' }, { provider: service.provider.name })}
          </p>
          <ConsentCheck ref={consentPlace} consent={consent} missing={tried} disabled={locked} />
        </Flex>
        <div ref={buttonPlace} className={styles.bar}>
          <PlacingNotice
            notice={confirm.notice}
            unknown={placing.isUnknown}
            selection={selection}
            payableAmount={isCurrent ? quote?.payableAmount : undefined}
            onNewOrder={confirm.beginNewOrder}
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
