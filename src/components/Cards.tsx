import { Flex, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { CardGrid } from '@/components/CardGrid';
import panelStyles from '@/components/panel.module.css';
import styles from './Cards.module.css';

interface CardsProps<T> {
  items: readonly T[];
  getKey: (item: T) => string;
  /** Renders one card. */
  children: (item: T) => ReactNode;
}

/** A grid of cards. */
export function Cards<T>({ items, getKey, children }: CardsProps<T>) {
  return (
    <CardGrid className={styles.cards} component="ul" min={264}>
      {items.map((item) => (
        <li key={getKey(item)}>{children(item)}</li>
      ))}
    </CardGrid>
  );
}

/** Placeholders with the size of the cards. */
export function CardsLoading({ count }: { count: number }) {
  return (
    <Cards items={Array.from({ length: count }, (_, index) => String(index))} getKey={(key) => key}>
      {() => (
        <Flex className={`${panelStyles.surface} ${styles.card}`} vertical>
          <Flex className={styles.cardBody} vertical gap={8}>
            <Skeleton active title={{ width: '60%' }} paragraph={{ rows: 3 }} />
          </Flex>
        </Flex>
      )}
    </Cards>
  );
}
