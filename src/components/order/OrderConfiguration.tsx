import { Flex } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import type { Order } from '@/domain/order/order';
import { ServiceCover } from '../service/ServiceCover';
import typography from '../typography.module.css';
import styles from './OrderConfiguration.module.css';
import { OrderFacts } from './OrderFacts';

interface OrderConfigurationProps {
  service: Pick<Order['service'], 'serviceId' | 'cover' | 'title' | 'providerName'>;
  /** A line below the provider. */
  note?: ReactNode;
  facts: ComponentProps<typeof OrderFacts>;
}

/** The service that is ordered, and how it is configured. */
export const OrderConfiguration = ({ service, note, facts }: OrderConfigurationProps) => (
  <Flex vertical gap={16}>
    <Flex align="center" gap={16}>
      <div className={styles.cover}>
        <ServiceCover serviceId={service.serviceId} cover={service.cover} />
      </div>
      <div>
        <p className={`${typography.strong} ${typography.plaintext}`}>{service.title}</p>
        <p className={typography.note}>{service.providerName}</p>
        {note && <p className={typography.note}>{note}</p>}
      </div>
    </Flex>
    <OrderFacts {...facts} />
  </Flex>
);
