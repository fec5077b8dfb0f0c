import { useT } from '@@/texts/order';
import { Flex } from 'antd';
import type { ComponentProps, PropsWithChildren, ReactNode } from 'react';
import { Disclosure } from '../Disclosure';
import { NARROW, useMedia } from '../useMedia';
import { SummaryCard } from './CheckoutFrame';
import { OrderCommitment } from './OrderCommitment';
import styles from './OrderSummary.module.css';

interface OrderSummaryProps extends PropsWithChildren {
  /** Missing until the price is known. */
  terms: ComponentProps<typeof OrderCommitment> | undefined;
  /** Whether it is folded in a narrow window, where it was read on the page before. */
  isFolded?: boolean;
  /** The total and the button. */
  bar: ReactNode;
}

/**
 * What an order commits to and what it costs: the same lines in the same order wherever something is ordered or paid. `children` are
 * the lines of the price.
 */
export function OrderSummary({ isFolded, bar, terms, children }: OrderSummaryProps) {
  const t = useT();
  const isNarrow = useMedia(NARROW);
  const title = <h2 id="order-summary">{t('order.summary')}</h2>;
  const content = (
    <>
      {terms && <OrderCommitment {...terms} />}
      <div className={terms && styles.part}>{children}</div>
    </>
  );
  return (
    <SummaryCard titleId="order-summary" bar={bar}>
      {isNarrow && isFolded ? (
        <Disclosure label={title}>
          <Flex vertical gap={16}>
            {content}
          </Flex>
        </Disclosure>
      ) : (
        <>
          {title}
          {content}
        </>
      )}
    </SummaryCard>
  );
}
