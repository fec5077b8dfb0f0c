import { Skeleton } from 'antd';
import styles from './Tasks.module.css';

/** Tasks that are on their way. */
export function TaskRowsLoading({ count }: { count: number }) {
  return (
    <ul>
      {Array.from({ length: count }, (_, index) => (
        <li key={String(index)} className={styles.row}>
          <Skeleton active avatar title={{ width: '40%' }} paragraph={{ rows: 1 }} />
        </li>
      ))}
    </ul>
  );
}
