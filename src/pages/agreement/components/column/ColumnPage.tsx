import { Navigate, useIntl } from '@umijs/max';
import { Skeleton } from 'antd';
import { FailedState } from '@/components/FailedState';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import { usePageTitle } from '@/components/PageTitleContext';
import panelStyles from '@/components/panel.module.css';
import { StatusPage } from '@/components/StatusPage';
import typography from '@/components/typography.module.css';
import { ColumnBreadcrumb } from './ColumnBreadcrumb';
import { ColumnItems } from './ColumnItems';
import { useColumnOfAddress } from './useColumnOfAddress';

interface ColumnPageProps {
  recordId: string | null | undefined;
  /** The path of this page; a column that has another one is shown there. */
  page: string;
}

/** One column of the help section: what stands in it, columns with their articles, articles as links. */
export function ColumnPage({ recordId, page }: ColumnPageProps) {
  const { formatMessage } = useIntl();
  const { status, path, column, to, refresh } = useColumnOfAddress(recordId, page);
  usePageTitle(column?.title);

  if (status === 'elsewhere') return <Navigate to={to} replace />;
  if (status === 'loading') {
    return (
      <div className={panelStyles.document}>
        <Skeleton active title={{ width: '30%' }} paragraph={{ rows: 6 }} />
      </div>
    );
  }
  if (status === 'failed') {
    return (
      <FailedState heading="h1" title={formatMessage({ id: 'agreement.column.failed' })} onRetry={refresh} />
    );
  }
  if (!column) {
    return (
      <StatusPage
        drawing="notFound"
        title={formatMessage({ id: 'agreement.column.notFound.title' })}
        description={formatMessage({ id: 'agreement.notFound.description' })}
        action={
          <LinkButton to="/agreement" type="primary">
            {formatMessage({ id: 'agreement.toOverview' })}
          </LinkButton>
        }
      />
    );
  }
  return (
    <section className={panelStyles.document}>
      <ColumnBreadcrumb path={path} />
      <h1 className={`${typography.titleLarge} ${layout.spaceAfterMd}`}>{column.title}</h1>
      {column.children.length > 0 ? (
        <ColumnItems column={column} depth={path.length} />
      ) : (
        <StatusPage
          heading="h2"
          drawing="empty"
          title={formatMessage({ id: 'agreement.column.empty' })}
          action={<LinkButton to="/agreement">{formatMessage({ id: 'agreement.toOverview' })}</LinkButton>}
        />
      )}
    </section>
  );
}
