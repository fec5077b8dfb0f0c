import { useT } from '@@/texts/agreement';
import { FileTextOutlined, FolderOutlined } from '@ant-design/icons';
import { Link, Navigate } from '@umijs/max';
import { Skeleton } from 'antd';
import type { ColumnNode } from '@/components/columnTree';
import { EmptyState } from '@/components/EmptyState';
import { FailedState } from '@/components/FailedState';
import layout from '@/components/layout.module.css';
import { PageHeader } from '@/components/PageHeader';
import { usePageTitle } from '@/components/PageTitleContext';
import panelStyles from '@/components/panel.module.css';
import { Section } from '@/components/Section';
import { StatusPage } from '@/components/StatusPage';
import { columnAddress, isTitleItem, titleItemsBelow, useCurrentColumn } from '../columnAddress';
import styles from './Column.module.css';
import { ColumnBreadcrumb } from './ColumnBreadcrumb';

interface ColumnPageProps {
  recordId: string | null | undefined;
  /** The path of this page. Columns that belong to another page are redirected. */
  page: string;
}

/** One column of the help section with links to its columns and articles. */
export function ColumnPage({ recordId, page }: ColumnPageProps) {
  const t = useT();
  const { status, path, column, to, error, refresh } = useCurrentColumn(recordId, page);
  usePageTitle(column?.title);

  if (status === 'redirect') return <Navigate to={to} replace />;
  if (status === 'loading') {
    return (
      <div className={panelStyles.document}>
        <Skeleton active title={{ width: '30%' }} paragraph={{ rows: 6 }} />
      </div>
    );
  }
  if (status === 'failed') {
    return <FailedState error={error} heading="h1" title={t('agreement.column.failed')} onRetry={refresh} />;
  }
  if (!column) {
    return (
      <StatusPage
        drawing="notFound"
        title={t('agreement.column.notFound.title')}
        description={t('agreement.notFound.description')}
        action={{ to: '/agreement', text: t('agreement.toOverview') }}
      />
    );
  }
  return (
    <section className={`${panelStyles.document} ${layout.page}`}>
      <div>
        <ColumnBreadcrumb path={path} />
        <PageHeader title={column.title} />
      </div>
      {column.children.length > 0 ? (
        <ColumnItems column={column} depth={path.length} />
      ) : (
        <EmptyState
          title={t('agreement.column.empty')}
          action={{ to: '/agreement', text: t('agreement.toOverview') }}
        />
      )}
    </section>
  );
}

interface ColumnItemsProps {
  column: ColumnNode;
  /** Levels below the section's root. */
  depth: number;
}

/** A link to an article, or to a column with its number of articles. */
function Item({ column, depth }: ColumnItemsProps) {
  const t = useT();
  const isArticle = isTitleItem(column, depth);
  const count = isArticle ? 0 : titleItemsBelow(column, depth).length;
  return (
    <li>
      <Link className={styles.item} to={columnAddress(column, depth)}>
        {isArticle ? <FileTextOutlined aria-hidden /> : <FolderOutlined aria-hidden />}
        <span>{column.title}</span>
        {!isArticle && <span className={styles.count}>{t('agreement.column.articles', { count })}</span>}
      </Link>
    </li>
  );
}

/** The contents of a column. A second-level column groups them by third-level column. */
function ColumnItems({ column, depth }: ColumnItemsProps) {
  if (depth > 1) {
    return (
      <ul className={layout.divided}>
        {column.children.map((child) => (
          <Item key={child.id} column={child} depth={depth + 1} />
        ))}
      </ul>
    );
  }
  return column.children.map((group) => (
    <Section
      key={group.id}
      title={
        <Link className={styles.group} to={columnAddress(group, depth + 1)}>
          {group.title}
        </Link>
      }
      isPlain
    >
      <ul className={layout.divided}>
        {group.children.map((child) => (
          <Item key={child.id} column={child} depth={depth + 2} />
        ))}
      </ul>
    </Section>
  ));
}
