import { Link, useIntl } from '@umijs/max';
import { useMemo } from 'react';
import { useColumns } from '@/components/ColumnsContext';
import { columnPath } from '@/domain/columnTree';
import styles from './Head.module.css';

/** The way back: the market and the categories this service lies in. */
export function Trail({ columnId }: { columnId: string }) {
  const { formatMessage } = useIntl();
  const { roots } = useColumns();
  const categories = useMemo(() => columnPath(roots, columnId).slice(1), [roots, columnId]);
  return (
    <nav className={styles.trail} aria-label={formatMessage({ id: 'detail.trail' })}>
      <ol>
        <li>
          <Link to="/serviceMarket">{formatMessage({ id: 'title.serviceMarket' })}</Link>
        </li>
        {categories.map(({ recordId, title }) => (
          <li key={recordId}>
            <Link to={`/serviceMarket?columnId=${encodeURIComponent(recordId)}`}>{title}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
