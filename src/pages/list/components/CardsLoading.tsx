import { Skeleton } from 'antd';
import styles from './List.module.css';

/** Cards that are on their way. */
export function CardsLoading({ count }: { count: number }) {
  return (
    <ul className={styles.cards}>
      {Array.from({ length: count }, (_, index) => (
        <li key={String(index)}>
          <div className={styles.card}>
            <div className={styles.cardBody}>
              <Skeleton active title={{ width: '60%' }} paragraph={{ rows: 3 }} />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
