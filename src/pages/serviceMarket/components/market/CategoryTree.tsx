import { Link, useIntl } from '@umijs/max';
import { Skeleton } from 'antd';
import { useColumns } from '@/components/ColumnsContext';
import type { ColumnNode } from '@/components/columnTree';
import { RetryButton } from '@/components/RetryButton';
import styles from './CategoryTree.module.css';
import { useCategoryAddress } from './useCategoryAddress';

interface CategoryTreeProps {
  /** The chosen category with those above it; empty for all. */
  path: readonly ColumnNode[];
  onFollow?: () => void;
}

/** The market's categories as links; what lies below the chosen one is open. */
export function CategoryTree({ path, onFollow }: CategoryTreeProps) {
  const { formatMessage } = useIntl();
  const { status, sections, refresh } = useColumns();
  const toAddress = useCategoryAddress();
  const label = formatMessage({ id: 'market.category' });

  const link = (title: string, recordId?: string) => (
    <Link
      to={toAddress(recordId)}
      className={styles.link}
      aria-current={path.at(-1)?.recordId === recordId ? 'page' : undefined}
      onClick={onFollow}
    >
      {title}
    </Link>
  );

  const branch = (categories: readonly ColumnNode[]) => (
    <ul className={styles.branch}>
      {categories.map((category) => (
        <li key={category.id}>
          {link(category.title, category.recordId)}
          {category.children.length > 0 && path.includes(category) && branch(category.children)}
        </li>
      ))}
    </ul>
  );

  if (status === 'loading')
    return <Skeleton active title={false} paragraph={{ rows: 8, width: '70%' }} className={styles.loading} />;
  if (status === 'failed')
    return (
      <div className={styles.failed}>
        <p>{formatMessage({ id: 'market.category.failed' })}</p>
        <RetryButton onRetry={refresh} />
      </div>
    );
  return (
    <nav aria-label={label}>
      <ul className={styles.branch}>
        <li>{link(formatMessage({ id: 'market.category.all' }))}</li>
      </ul>
      {branch(sections.market?.children ?? [])}
    </nav>
  );
}
