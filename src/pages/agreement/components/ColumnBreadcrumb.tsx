import { Link, useIntl } from '@umijs/max';
import type { ColumnNode } from '@/domain/columnTree';
import styles from './Column.module.css';
import { columnAddress } from './columnAddress';

/** The way from the section down to what is shown, which is the last of the path and no link. */
export function ColumnBreadcrumb({ path }: { path: readonly ColumnNode[] }) {
  const { formatMessage } = useIntl();
  return (
    <nav className={styles.breadcrumb} aria-label={formatMessage({ id: 'agreement.breadcrumb' })}>
      <ol>
        <li>
          <Link to="/agreement">{formatMessage({ id: 'title.agreement' })}</Link>
        </li>
        {path.map((column, index) => (
          <li key={column.id}>
            {index < path.length - 1 ? (
              <Link to={columnAddress(column, index + 1)}>{column.title}</Link>
            ) : (
              <span aria-current="page">{column.title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
