import { Flex, Skeleton } from 'antd';
import panelStyles from '@/components/panel.module.css';
import styles from './ConfirmOrder.module.css';

/** The confirm page before the service is known: its two columns. */
export function ConfirmSkeleton() {
  return (
    <div className={styles.columns} aria-busy="true">
      <div className={styles.main}>
        {[5, 2, 1].map((rows) => (
          <Flex key={rows} className={`${panelStyles.surface} ${styles.card}`} vertical gap={16}>
            <Skeleton active paragraph={{ rows }} />
          </Flex>
        ))}
      </div>
      <Flex className={`${panelStyles.surface} ${styles.card}`} vertical gap={16}>
        <Skeleton active paragraph={{ rows: 8 }} />
      </Flex>
    </div>
  );
}
