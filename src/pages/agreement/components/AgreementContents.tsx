import { useT } from '@@/texts/agreement';
import { DownOutlined } from '@ant-design/icons';
import { NavLink, useLocation } from '@umijs/max';
import { Button, Skeleton } from 'antd';
import { useId, useState } from 'react';
import { useColumns } from '@/components/ColumnsContext';
import { columnPath } from '@/components/columnTree';
import { RetryButton } from '@/components/RetryButton';
import styles from './AgreementContents.module.css';
import { DOCUMENTS, useAgreementList } from './AgreementListContext';
import { columnAddress, helpColumns } from './columnAddress';

/** The help columns below their heading. Renders nothing when there are none. */
function HelpLinks() {
  const t = useT();
  const { pathname, search } = useLocation();
  const { status, error, roots, sections, refresh } = useColumns();
  const columns = sections.agreement ? helpColumns(sections.agreement) : [];
  if (status === 'ready' && columns.length === 0) return null;
  // Articles and deeper columns highlight their second-level column.
  const recordId = pathname.includes('/thirdColumn') ? new URLSearchParams(search).get('recordId') : null;
  const open = columnPath(roots, recordId ?? '')[1]?.recordId;
  return (
    <>
      <p className={styles.group}>{t('agreement.contents.help')}</p>
      {status === 'loading' && <Skeleton active title={false} paragraph={{ rows: 3 }} />}
      {status === 'failed' && (
        <p className={styles.failed}>
          {t('agreement.contents.failed')}
          <RetryButton error={error} type="link" onRetry={refresh} />
        </p>
      )}
      <ul className={styles.list}>
        {columns.map((column) => (
          <li key={column.id}>
            <NavLink
              to={columnAddress(column, 1)}
              className={styles.link}
              data-open={open === column.recordId || undefined}
            >
              {column.title}
            </NavLink>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The section's navigation: documents and help columns. On phones it is collapsed behind a button. */
export function AgreementContents() {
  const t = useT();
  const { pathname, search } = useLocation();
  const { list } = useAgreementList();
  const id = useId();
  const url = pathname + search;
  // Expanded for one URL, so that following a link collapses it.
  const [openedAt, setOpenedAt] = useState<string>();
  const open = openedAt === url;

  return (
    <nav className={styles.contents} aria-label={t('agreement.contents')}>
      <Button
        className={styles.toggle}
        block
        size="large"
        aria-expanded={open}
        aria-controls={id}
        icon={<DownOutlined rotate={open ? 180 : 0} aria-hidden />}
        iconPlacement="end"
        onClick={() => setOpenedAt(open ? undefined : url)}
      >
        {t('agreement.contents')}
      </Button>
      <div id={id} className={styles.body} data-open={open || undefined}>
        <p className={styles.group}>{t('agreement.contents.documents')}</p>
        <ul className={styles.list}>
          {DOCUMENTS.map(({ code, titleId }) => (
            <li key={code}>
              <NavLink to={`/agreement/${code}`} className={styles.link}>
                {list?.find((agreement) => agreement.code === code)?.title ?? t(titleId)}
              </NavLink>
            </li>
          ))}
        </ul>
        <HelpLinks />
      </div>
    </nav>
  );
}
