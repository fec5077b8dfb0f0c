import { Skeleton } from 'antd';
import panelStyles from '@/components/panel.module.css';
import styles from './Detail.module.css';
import head from './Head.module.css';

/** The page's outline while the service is on its way. */
export function DetailSkeleton() {
  return (
    <div className={styles.service} aria-busy="true">
      <div className={head.head}>
        <div className={styles.pictureSkeleton} />
        <Skeleton active title paragraph={{ rows: 5 }} />
      </div>
      <div className={`${panelStyles.surface} ${styles.boxSkeleton}`}>
        <Skeleton active title={false} paragraph={{ rows: 10 }} />
      </div>
      <div className={`${panelStyles.surface} ${styles.body}`}>
        <Skeleton active title paragraph={{ rows: 8 }} />
      </div>
    </div>
  );
}
