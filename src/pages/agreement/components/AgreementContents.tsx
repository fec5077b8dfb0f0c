import { useT } from '@@/texts/agreement';
import { useLocation } from '@umijs/max';
import { Skeleton } from 'antd';
import { useColumns } from '@/components/ColumnsContext';
import { columnPath } from '@/components/columnTree';
import { RetryButton } from '@/components/RetryButton';
import { type NavigationGroup, SideNavigation } from '@/components/SideNavigation';
import styles from './AgreementContents.module.css';
import { DOCUMENTS, useAgreementList } from './AgreementListContext';
import { columnAddress, helpColumns } from './columnAddress';

/** The help columns below their heading; none when there are none. */
function useHelpGroup(): NavigationGroup[] {
  const t = useT();
  const { pathname, search } = useLocation();
  const { status, error, roots, sections, refresh } = useColumns();
  const columns = sections.agreement ? helpColumns(sections.agreement) : [];
  if (status === 'ready' && columns.length === 0) return [];
  // Articles and deeper columns mark their second-level column.
  const recordId = pathname.includes('/thirdColumn') ? new URLSearchParams(search).get('recordId') : null;
  const open = columnPath(roots, recordId ?? '')[1]?.recordId;
  return [
    {
      key: 'help',
      title: t('agreement.contents.help'),
      pages: columns.map((column) => {
        const to = columnAddress(column, 1);
        const above = open === column.recordId ? 'true' : undefined;
        return { to, label: column.title, current: to === pathname ? 'page' : above };
      }),
      children: (
        <>
          {status === 'loading' && <Skeleton active title={false} paragraph={{ rows: 3 }} />}
          {status === 'failed' && (
            <p className={styles.failed}>
              {t('agreement.contents.failed')}
              <RetryButton error={error} type="link" onRetry={refresh} />
            </p>
          )}
        </>
      ),
    },
  ];
}

/** The section's navigation: documents and help columns. On phones it is folded behind a button. */
export function AgreementContents() {
  const t = useT();
  const { pathname } = useLocation();
  const { list } = useAgreementList();
  const help = useHelpGroup();
  const documents = DOCUMENTS.map(({ code, titleId }) => {
    const to = `/agreement/${code}`;
    const label = list?.find((agreement) => agreement.code === code)?.title ?? t(titleId);
    return { to, label, current: to === pathname ? ('page' as const) : undefined };
  });
  return (
    <SideNavigation
      label={t('agreement.contents')}
      isFolding
      groups={[{ key: 'documents', title: t('agreement.contents.documents'), pages: documents }, ...help]}
    />
  );
}
