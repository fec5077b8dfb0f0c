import { Link, useIntl } from '@umijs/max';
import { Skeleton } from 'antd';
import { useColumns } from '@/components/ColumnsContext';
import type { ColumnNode } from '@/components/columnTree';
import { FailedState } from '@/components/FailedState';
import panelStyles from '@/components/panel.module.css';
import typography from '@/components/typography.module.css';
import { columnAddress } from '../columnAddress';
import styles from './Overview.module.css';

interface HelpOverviewProps {
  columns?: readonly { column: ColumnNode; articles: readonly { node: ColumnNode; to: string }[] }[];
}

/** The help columns, each with its articles. */
export function HelpOverview({ columns = [] }: HelpOverviewProps) {
  const { formatMessage } = useIntl();
  const { status, refresh } = useColumns();
  if (status === 'ready' && columns.length === 0) return null;

  return (
    <section className={styles.block} aria-labelledby="agreement-help">
      <h2 id="agreement-help" className={typography.heading}>
        {formatMessage({ id: 'agreement.contents.help' })}
      </h2>
      {status === 'failed' && (
        <FailedState title={formatMessage({ id: 'agreement.contents.failed' })} onRetry={refresh} />
      )}
      {status === 'loading' && <Skeleton active title={false} paragraph={{ rows: 6 }} />}
      <div className={styles.columns}>
        {columns.map(({ column, articles }) => (
          <section key={column.id} className={`${panelStyles.surface} ${styles.card}`}>
            <h3 className={styles.cardTitle}>
              <Link to={columnAddress(column, 1)}>{column.title}</Link>
            </h3>
            <ul className={styles.links}>
              {articles.map(({ node, to }) => (
                <li key={node.id}>
                  <Link to={to}>{node.title}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
