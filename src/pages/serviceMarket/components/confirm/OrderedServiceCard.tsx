import { useIntl } from '@umijs/max';
import { Flex } from 'antd';
import { LinkButton } from '@/components/LinkButton';
import { OrderFacts, specTexts } from '@/components/order/OrderFacts';
import panelStyles from '@/components/panel.module.css';
import { ServiceCover } from '@/components/service/ServiceCover';
import typography from '@/components/typography.module.css';
import { type Selection, writeSelection } from '@/domain/catalog/selection';
import type { Service } from '@/domain/catalog/service';
import styles from './ConfirmOrder.module.css';

/** The service and its configuration in words, with the way back to change it. */
export function OrderedServiceCard({ service, selection }: { service: Service; selection: Selection }) {
  const { formatMessage } = useIntl();
  const sku = service.skus.find(({ skuCode }) => skuCode === selection.skuCode);
  const trial = selection.orderType === 'trial';
  const words = {
    on: formatMessage({ id: 'order.spec.on' }),
    off: formatMessage({ id: 'order.spec.off' }),
  };
  return (
    <Flex
      className={`${panelStyles.surface} ${styles.card}`}
      component="section"
      vertical
      gap={16}
      aria-labelledby="order-what"
    >
      <Flex wrap align="center" justify="space-between" gap={8}>
        <h2 id="order-what">{formatMessage({ id: 'order.confirm.what' })}</h2>
        <LinkButton to={`/serviceMarket/detail${writeSelection(selection)}`}>
          {formatMessage({ id: 'order.confirm.edit' })}
        </LinkButton>
      </Flex>
      <Flex align="center" gap={16}>
        <div className={styles.cover}>
          <ServiceCover serviceId={service.serviceId} cover={service.cover} />
        </div>
        <div>
          <p className={styles.serviceName}>{service.title}</p>
          <p className={typography.note}>{service.provider.name}</p>
          {trial && (
            <p className={typography.note}>
              {formatMessage({ id: 'order.trial' }, { days: service.trialDays })}
            </p>
          )}
        </div>
      </Flex>
      <OrderFacts
        planName={sku?.name ?? ''}
        period={selection.period}
        quantity={selection.quantity}
        specTexts={specTexts(service.specs, selection.specs, words)}
      />
    </Flex>
  );
}
