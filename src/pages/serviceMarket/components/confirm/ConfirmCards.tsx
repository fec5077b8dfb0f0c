import { useIntl, useLocation } from '@umijs/max';
import { Alert, Flex, Input } from 'antd';
import type { PropsWithChildren, ReactNode } from 'react';
import { textCount } from '@/components/form/textCount';
import { LinkButton } from '@/components/LinkButton';
import { OrderFacts, specTexts } from '@/components/order/OrderFacts';
import { certificationAddress } from '@/components/order/orderAgain';
import panelStyles from '@/components/panel.module.css';
import { ServiceCover } from '@/components/service/ServiceCover';
import typography from '@/components/typography.module.css';
import { useAccountName } from '@/components/useAccountName';
import type { CertificationStatus, CurrentUser } from '@/domain/account/account';
import { findPeriod, type Selection, writeSelection } from '@/domain/catalog/selection';
import type { Service } from '@/domain/catalog/service';
import { REMARK_MAX_LENGTH } from '@/domain/order/order';
import styles from './ConfirmOrder.module.css';

interface ConfirmCardProps extends PropsWithChildren {
  id: string;
  title: ReactNode;
  /** Shown at the end of the title's row. */
  extra?: ReactNode;
  className?: string;
}

/** A titled card of the confirmation page. */
export function ConfirmCard({ id, title, extra, className = '', children }: ConfirmCardProps) {
  return (
    <Flex
      className={`${panelStyles.surface} ${styles.card} ${className}`}
      component="section"
      vertical
      gap={16}
      aria-labelledby={id}
    >
      <Flex wrap align="center" justify="space-between" gap={8}>
        <h2 id={id}>{title}</h2>
        {extra}
      </Flex>
      {children}
    </Flex>
  );
}

/** The service and its configuration, with a link to change it. */
export function OrderedServiceCard({ service, selection }: { service: Service; selection: Selection }) {
  const { formatMessage } = useIntl();
  const sku = service.skus.find(({ skuCode }) => skuCode === selection.skuCode);
  const switchTexts = {
    on: formatMessage({ id: 'order.spec.on' }),
    off: formatMessage({ id: 'order.spec.off' }),
  };
  return (
    <ConfirmCard
      id="order-what"
      title={formatMessage({ id: 'order.confirm.what' })}
      extra={
        <LinkButton to={`/serviceMarket/detail${writeSelection(selection)}`}>
          {formatMessage({ id: 'order.confirm.edit' })}
        </LinkButton>
      }
    >
      <Flex align="center" gap={16}>
        <div className={styles.cover}>
          <ServiceCover serviceId={service.serviceId} cover={service.cover} />
        </div>
        <div>
          <p className={styles.serviceName}>{service.title}</p>
          <p className={typography.note}>{service.provider.name}</p>
          {selection.orderType === 'trial' && (
            <p className={typography.note}>
              {formatMessage({ id: 'order.trial' }, { days: service.trialDays })}
            </p>
          )}
        </div>
      </Flex>
      <OrderFacts
        orderType={selection.orderType}
        trialDays={service.trialDays}
        planName={sku?.name ?? ''}
        unitPrice={findPeriod(sku, selection.period)?.price}
        pack={sku?.pack}
        period={selection.period}
        quantity={selection.quantity}
        specTexts={specTexts(service.specs, selection.specs, switchTexts)}
      />
    </ConfirmCard>
  );
}

/** Shown while the buyer's identity is not verified. The link leads back to this order. */
export function CertificationNotice({ status }: { status: CertificationStatus }) {
  const { formatMessage } = useIntl();
  const location = useLocation();
  const inReview = status === 'submitted' || status === 'reviewing';
  return (
    <Alert
      className={styles.notice}
      type={inReview ? 'info' : 'warning'}
      showIcon
      title={formatMessage({ id: inReview ? 'order.confirm.inReview' : 'order.confirm.certification' })}
      description={
        <Flex wrap align="center" justify="space-between" gap={8}>
          <span>
            {formatMessage({
              id: inReview ? 'order.confirm.inReview.description' : 'order.confirm.certification.description',
            })}
          </span>
          <LinkButton type={inReview ? 'default' : 'primary'} to={certificationAddress(location)}>
            {formatMessage({ id: inReview ? 'order.confirm.viewCertification' : 'order.confirm.certify' })}
          </LinkButton>
        </Flex>
      }
    />
  );
}

/** The account that places the order. */
export function BuyerCard({ user }: { user: CurrentUser }) {
  const { formatMessage } = useIntl();
  const accountName = useAccountName();
  const { userPhone } = user;
  return (
    <ConfirmCard id="order-whom" title={formatMessage({ id: 'order.confirm.whom' })}>
      <Flex className={styles.person} component="dl" wrap gap="12px 48px">
        <div>
          <dt>{formatMessage({ id: 'order.confirm.account' })}</dt>
          <dd>{accountName(user)}</dd>
        </div>
        {userPhone && (
          <div>
            <dt>{formatMessage({ id: 'order.confirm.phone' })}</dt>
            <dd>
              <bdi dir="ltr">{userPhone}</bdi>
            </dd>
          </div>
        )}
      </Flex>
    </ConfirmCard>
  );
}

interface RemarkFieldProps {
  value: string;
  tooLong: boolean;
  disabled: boolean;
  onChange: (text: string) => void;
}

/** The buyer's remark. A text over the limit shows an error and is kept. */
export function RemarkField({ value, tooLong, disabled, onChange }: RemarkFieldProps) {
  const { formatMessage } = useIntl();
  return (
    <Flex
      className={`${panelStyles.surface} ${styles.card} ${styles.remark}`}
      component="section"
      vertical
      gap={16}
    >
      <h2>
        <label htmlFor="order-remark">{formatMessage({ id: 'order.confirm.remark' })}</label>
      </h2>
      <Input.TextArea
        id="order-remark"
        value={value}
        disabled={disabled}
        rows={3}
        count={textCount(REMARK_MAX_LENGTH)}
        placeholder={formatMessage({ id: 'order.confirm.remark.hint' })}
        status={tooLong ? 'error' : undefined}
        aria-invalid={tooLong}
        aria-describedby="order-remark-error"
        onChange={(event) => onChange(event.target.value)}
      />
      <p id="order-remark-error" role="alert" className={typography.error} hidden={!tooLong}>
        {tooLong && formatMessage({ id: 'order.confirm.remark.tooLong' }, { max: REMARK_MAX_LENGTH })}
      </p>
    </Flex>
  );
}
