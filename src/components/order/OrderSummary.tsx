import { useT } from '@@/texts/order';
import { Flex } from 'antd';
import type { ComponentProps, PropsWithChildren, ReactNode } from 'react';
import type { Order } from '@/domain/order/order';
import { Disclosure } from '../Disclosure';
import { ServiceCover } from '../service/ServiceCover';
import typography from '../typography.module.css';
import { NARROW, useMedia } from '../useMedia';
import { SummaryCard } from './CheckoutFrame';
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
  /** Whether it is folded in a narrow window, where it was read on the page before. */
  isFolded?: boolean;
  /** The total and the button. */
  bar: ReactNode;
}

/**
 * What is ordered, what that commits to and what it costs: the same lines in the same order wherever something is ordered or paid.
 * `children` are the lines of the price.
 */
export function OrderSummary({ isFolded, extra, bar, ...content }: OrderSummaryProps) {
  const t = useT();
  const isNarrow = useMedia(NARROW);
  const title = <h2 id="order-summary">{t('order.summary')}</h2>;
  return (
    <SummaryCard titleId="order-summary" bar={bar}>
      {isNarrow && isFolded ? (
        <Disclosure label={title}>
          <Flex vertical gap={16}>
            <SummaryContent {...content} />
          </Flex>
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
    </SummaryCard>
  );
}

type SummaryContentProps = Omit<OrderSummaryProps, 'extra' | 'isFolded' | 'bar'>;

function SummaryContent({ service, note, facts, terms, children }: SummaryContentProps) {
  return (
    <>
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
      {terms && (
        <div className={styles.part}>
          <OrderCommitment {...terms} />
        </div>
      )}
      <div className={styles.part}>{children}</div>
    </>
  );
}
