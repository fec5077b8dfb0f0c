import { Skeleton } from 'antd';
import styles from './BoughtService.module.css';

/** Bought services on their way. */
export function BoughtServicesSkeleton() {
  return (
    <div className={styles.list} aria-busy="true">
      {[0, 1, 2].map((key) => (
        <div key={key} className={styles.service}>
          <Skeleton.Node active style={{ inlineSize: '100%', blockSize: 48 }} />
          <Skeleton active title={{ width: '40%' }} paragraph={{ rows: 2 }} />
        </div>
      ))}
    </div>
  );
}
