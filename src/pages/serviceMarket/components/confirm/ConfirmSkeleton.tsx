import { Skeleton } from 'antd';
import styles from './ConfirmOrder.module.css';

/** The confirm page before the service is known: its two columns. */
export function ConfirmSkeleton() {
  return (
    <div className={styles.columns} aria-busy="true">
      <div className={styles.main}>
        {[5, 2, 1].map((rows) => (
          <div key={rows} className={styles.card}>
            <Skeleton active paragraph={{ rows }} />
          </div>
        ))}
      </div>
      <div className={styles.card}>
        <Skeleton active paragraph={{ rows: 8 }} />
      </div>
    </div>
  );
}
