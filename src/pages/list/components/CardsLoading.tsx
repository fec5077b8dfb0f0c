import { Flex, Skeleton } from 'antd';
import { CardGrid } from '@/components/CardGrid';
import panelStyles from '@/components/panel.module.css';
import styles from './List.module.css';

/** Cards that are on their way. */
export function CardsLoading({ count }: { count: number }) {
  return (
    <CardGrid className={styles.cards} component="ul" min={264}>
      {Array.from({ length: count }, (_, index) => (
        <li key={String(index)}>
          <Flex className={`${panelStyles.surface} ${styles.card}`} vertical>
            <Flex className={styles.cardBody} vertical gap={8}>
              <Skeleton active title={{ width: '60%' }} paragraph={{ rows: 3 }} />
            </Flex>
          </Flex>
        </li>
      ))}
    </CardGrid>
  );
}
