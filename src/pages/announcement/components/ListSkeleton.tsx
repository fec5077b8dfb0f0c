import { Skeleton } from 'antd';
import panelStyles from '@/components/panel.module.css';
import styles from './AnnouncementList.module.css';

const ROWS = [1, 2, 3, 4, 5];

/** In the shape of announcements that are on their way. */
export function ListSkeleton() {
  return (
    <div className={panelStyles.surface}>
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton active title={{ width: '40%' }} paragraph={{ rows: 2, width: ['80%', '30%'] }} />
        </div>
      ))}
    </div>
  );
}
