import { Flex, Skeleton } from 'antd';
import panelStyles from '@/components/panel.module.css';
import styles from './BoughtService.module.css';

/** Bought services on their way. */
export function BoughtServicesSkeleton() {
  return (
    <Flex vertical gap={16} aria-busy="true">
      {[0, 1, 2].map((key) => (
        <div key={key} className={`${panelStyles.panel} ${styles.service}`}>
          <Skeleton.Node active style={{ inlineSize: '100%', blockSize: 48 }} />
          <Skeleton active title={{ width: '40%' }} paragraph={{ rows: 2 }} />
        </div>
      ))}
    </Flex>
  );
}
