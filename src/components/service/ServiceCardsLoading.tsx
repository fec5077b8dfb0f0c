import { Skeleton } from 'antd';
import panelStyles from '@/components/panel.module.css';
import styles from './ServiceCard.module.css';

/** Cards in the shape of what comes. Decorative: whoever shows them says that it is loading. */
export function ServiceCardsLoading({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <div key={String(index)} className={`${panelStyles.surface} ${styles.card}`}>
      <div className={styles.coverPlace} />
      <div className={styles.body}>
        <Skeleton active title={{ width: '70%' }} paragraph={{ rows: 3, width: ['100%', '80%', '40%'] }} />
      </div>
    </div>
  ));
}
