import { useT } from '@@/texts/order';
import { Flex } from 'antd';
import type { ComponentProps, PropsWithChildren, ReactNode } from 'react';
import type { Order } from '@/domain/order/order';
import { Disclosure } from '../Disclosure';
import { Money } from '../Money';
import panelStyles from '../panel.module.css';
import { ServiceCover } from '../service/ServiceCover';
import typography from '../typography.module.css';
import { NARROW, useMedia } from '../useMedia';
import { OrderCommitment } from './OrderCommitment';
import { OrderFacts } from './OrderFacts';
import styles from './OrderSummary.module.css';

interface OrderSummaryProps extends PropsWithChildren {
  service: Pick<Order['service'], 'serviceId' | 'cover' | 'title' | 'providerName'>;
  /** A line below the provider. */
  note?: ReactNode;
  /** Shown at the end of the title's row. */
  extra?: ReactNode;
  facts: ComponentProps<typeof OrderFacts>;
  /** Missing until the price is known. */
  terms: ComponentProps<typeof OrderCommitment> | undefined;
  /** The amount in cents beside the title where the summary is folded: in a narrow window, when it is given. */
  foldedAmount?: number;
}

/** What is ordered and what that commits to, the same before the order is placed and beside its payment. `children` is the price. */
export function OrderSummary({ foldedAmount, extra, ...content }: OrderSummaryProps) {
  const t = useT();
  const isNarrow = useMedia(NARROW);
  const title = <h2 id="order-summary">{t('order.summary')}</h2>;
  return (
    <section className={panelStyles.panel} aria-labelledby="order-summary">
      {isNarrow && foldedAmount !== undefined ? (
        <Disclosure
          label={title}
          extra={
            <span className={typography.strong}>
              <Money cents={foldedAmount} />
            </span>
          }
        >
          <SummaryContent {...content} />
        </Disclosure>
      ) : (
        <>
          <Flex wrap align="center" justify="space-between" gap={8}>
            {title}
            {extra}
          </Flex>
          <SummaryContent {...content} />
        </>
      )}
    </section>
  );
}

function SummaryContent({
  service,
  note,
  facts,
  terms,
  children,
}: Omit<OrderSummaryProps, 'extra' | 'foldedAmount'>) {
  return (
    <Flex className={styles.content} vertical gap={16}>
      <Flex align="center" gap={16}>
        <div className={styles.cover}>
          <ServiceCover serviceId={service.serviceId} cover={service.cover} />
        </div>
        <div>
          <p className={styles.service}>{service.title}</p>
          <p className={typography.note}>{service.providerName}</p>
          {note && <p className={typography.note}>{note}</p>}
        </div>
      </Flex>
      <OrderFacts {...facts} />
      {terms && (
        <div className={styles.part}>
          <OrderCommitment {...terms} />
        </div>
      )}
      <div className={styles.part}>{children}</div>
    </Flex>
  );
}
