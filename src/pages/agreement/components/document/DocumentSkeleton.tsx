import { Skeleton } from 'antd';
import styles from './AgreementDocument.module.css';

/** In the shape of a document that is on its way. */
export function DocumentSkeleton() {
  return (
    <div className={styles.document}>
      <Skeleton active title={{ width: '50%' }} paragraph={{ rows: 1, width: '40%' }} />
      <Skeleton active title={false} paragraph={{ rows: 12 }} />
    </div>
  );
}
