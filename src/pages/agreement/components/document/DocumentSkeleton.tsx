import { Skeleton } from 'antd';
import panelStyles from '@/components/panel.module.css';

/** In the shape of a document that is on its way. */
export function DocumentSkeleton() {
  return (
    <div className={panelStyles.document}>
      <Skeleton active title={{ width: '50%' }} paragraph={{ rows: 1, width: '40%' }} />
      <Skeleton active title={false} paragraph={{ rows: 12 }} />
    </div>
  );
}
