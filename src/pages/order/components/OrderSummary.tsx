import { useIntl } from '@umijs/max';
import { Flex } from 'antd';
import { InlineDetails } from '@/components/InlineDetails';
import { OrderItems } from '@/components/order/OrderItems';
import { PeriodText } from '@/components/order/PeriodText';
import { UnitPrice } from '@/components/order/UnitPrice';
import type { LiveOrder } from '@/components/order/useLiveOrder';
import panelStyles from '@/components/panel.module.css';
import { ServiceCover } from '@/components/service/ServiceCover';
import typography from '@/components/typography.module.css';
import type { OrderStatus } from '@/domain/order/orderMachine';
import styles from './Payment.module.css';

interface OrderSummaryProps {
  order: LiveOrder;
  /** `expired` once the payment deadline has passed, before the server says so. */
  status: OrderStatus;
}

/** What is paid for, and how the amount comes about. */
export function OrderSummary({ order, status }: OrderSummaryProps) {
  const { formatMessage } = useIntl();
  const { service, orderId } = order;
  return (
    <section className={panelStyles.panel} aria-labelledby="order-summary">
      <Flex vertical gap={16}>
        <h2 id="order-summary">{formatMessage({ id: 'order.summary' })}</h2>
        <Flex align="center" gap={16}>
          <div className={styles.cover}>
            <ServiceCover serviceId={service.serviceId} cover={service.cover} />
          </div>
          <div>
            <p className={styles.service}>{service.title}</p>
            <p className={typography.note}>{service.providerName}</p>
            <p className={typography.note}>
              {formatMessage({ id: 'order.number' })} <bdi dir="ltr">{orderId}</bdi>
            </p>
          </div>
        </Flex>
        <SpecLine order={order} />
        <OrderItems {...order} status={status} />
      </Flex>
    </section>
  );
}

/** The chosen configuration in one line; a plan named after its pack is named by its price. */
function SpecLine({ order: { service, period, quantity, specTexts } }: { order: LiveOrder }) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.specs}>
      <InlineDetails>
        {service.planName !== service.pack && <span>{service.planName}</span>}
        {service.unitPrice === undefined ? (
          <PeriodText period={period} />
        ) : (
          <span>
            <UnitPrice cents={service.unitPrice} period={period} pack={service.pack} />
          </span>
        )}
        <span>{formatMessage({ id: 'order.quantity.times' }, { count: quantity })}</span>
        {specTexts.map(({ label, value }) => (
          <span key={label}>{formatMessage({ id: 'order.spec' }, { label, value })}</span>
        ))}
      </InlineDetails>
    </div>
  );
}
