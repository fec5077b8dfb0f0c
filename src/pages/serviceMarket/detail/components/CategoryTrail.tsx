import { useIntl } from '@umijs/max';
import { useMemo } from 'react';
import { useColumns } from '@/components/ColumnsContext';
import { columnPath } from '@/components/columnTree';
import { Trail } from '@/components/Trail';
import styles from './Head.module.css';

/** The way back: the market and the categories this service lies in. */
export function CategoryTrail({ columnId }: { columnId: string }) {
  const { formatMessage } = useIntl();
  const { roots } = useColumns();
  const categories = useMemo(() => columnPath(roots, columnId).slice(1), [roots, columnId]);
  return (
    <div className={styles.trail}>
      <Trail
        label={formatMessage({ id: 'detail.trail' })}
        steps={[
          { key: 'market', text: formatMessage({ id: 'title.serviceMarket' }), to: '/serviceMarket' },
          ...categories.map(({ recordId, title }) => ({
            key: recordId,
            text: title,
            to: `/serviceMarket?columnId=${encodeURIComponent(recordId)}`,
          })),
        ]}
      />
    </div>
  );
}
