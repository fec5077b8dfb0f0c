import { useT } from '@@/texts/agreement';
import { Link } from '@umijs/max';
import { Button, Input, Skeleton } from 'antd';
import { useState } from 'react';
import { CardGrid } from '@/components/CardGrid';
import { useColumns } from '@/components/ColumnsContext';
import type { ColumnNode } from '@/components/columnTree';
import coverRow from '@/components/coverRow.module.css';
import { EmptyState } from '@/components/EmptyState';
import { FailedState } from '@/components/FailedState';
import layout from '@/components/layout.module.css';
import { PageHeader } from '@/components/PageHeader';
import panelStyles from '@/components/panel.module.css';
import { useQueryState } from '@/components/query/useQueryState';
import { Section } from '@/components/Section';
import typography from '@/components/typography.module.css';
import { useAllowClear } from '@/components/useAllowClear';
import type { AgreementSummary } from '@/domain/content/agreement';
import { dateText } from '@/domain/intlFormats';
import { keywordMatcher } from '@/domain/keyword';
import { DOCUMENTS, useAgreementList } from './components/AgreementListContext';
import { columnAddress, helpColumns, titleItemsBelow } from './components/columnAddress';
import styles from './components/overview/Overview.module.css';

/** All agreements and help articles, with a search over their titles. */
export default function AgreementPage() {
  const t = useT();
  const allowClear = useAllowClear();
  const { query, change } = useQueryState();
  // Local state: an input controlled by the URL would lose the cursor position.
  const [keyword, setKeyword] = useState(query.get('keyword') ?? '');
  const agreements = useAgreementList();
  const columns = useColumns();

  function search(text: string) {
    setKeyword(text);
    change({ keyword: text.trim() }, { replace: true });
  }

  const matches = keywordMatcher(keyword);
  const documents = agreements.list?.filter(
    ({ code, title }) => DOCUMENTS.some((each) => each.code === code) && matches([title]),
  );
  const { agreement: root } = columns.sections;
  const help = (root ? helpColumns(root) : [])
    .map((column) => ({
      column,
      articles: titleItemsBelow(column, 1).filter(({ node }) => matches([node.title])),
    }))
    .filter(({ articles }) => keyword.trim() === '' || articles.length > 0);
  const isEmpty = documents?.length === 0 && columns.status === 'ready' && help.length === 0;

  const label = t('agreement.overview.search');
  return (
    <div className={layout.page}>
      <PageHeader
        title={t('title.agreement')}
        actions={
          <Input
            className={styles.search}
            type="search"
            allowClear={allowClear}
            aria-label={label}
            placeholder={label}
            value={keyword}
            onChange={(event) => search(event.target.value)}
          />
        }
      />
      {isEmpty ? (
        <EmptyState
          title={
            keyword.trim()
              ? t('agreement.overview.nothing', { keyword: keyword.trim() })
              : t('agreement.overview.empty')
          }
          action={
            keyword.trim() && (
              <Button type="primary" onClick={() => search('')}>
                {t('agreement.overview.showAll')}
              </Button>
            )
          }
        />
      ) : (
        <>
          <DocumentOverview documents={documents} />
          <HelpOverview columns={help} />
        </>
      )}
    </div>
  );
}

function DocumentOverview({ documents }: { documents?: readonly AgreementSummary[] }) {
  const t = useT();
  const { error, isLoading, refresh } = useAgreementList();
  if (documents?.length === 0) return null;

  return (
    <Section id="agreement-documents" title={t('agreement.contents.documents')} isPlain>
      {!documents && error && !isLoading ? (
        <FailedState error={error} title={t('agreement.overview.failed')} onRetry={refresh} />
      ) : (
        <CardGrid className={styles.cards} component="ul" min={280}>
          {!documents &&
            DOCUMENTS.map(({ code }) => (
              <li key={code} className={`${panelStyles.surface} ${styles.card}`}>
                <Skeleton active title={false} paragraph={{ rows: 2, width: ['50%', '80%'] }} />
              </li>
            ))}
          {documents?.map(({ code, title, version, effectiveAt }) => (
            <li key={code} className={`${panelStyles.surface} ${styles.card}`}>
              <h3>
                <Link to={`/agreement/${code}`} className={coverRow.cover}>
                  {title}
                </Link>
              </h3>
              <p className={`${layout.spaceBeforeXxs} ${typography.note}`}>
                {t('agreement.version', { version, date: dateText(t.locale, effectiveAt) })}
              </p>
            </li>
          ))}
        </CardGrid>
      )}
    </Section>
  );
}

interface HelpColumn {
  column: ColumnNode;
  articles: ReturnType<typeof titleItemsBelow>;
}

function HelpOverview({ columns = [] }: { columns?: readonly HelpColumn[] }) {
  const t = useT();
  const { status, error, refresh } = useColumns();
  if (status === 'ready' && columns.length === 0) return null;

  return (
    <Section id="agreement-help" title={t('agreement.contents.help')} isPlain>
      {status === 'failed' && (
        <FailedState error={error} title={t('agreement.contents.failed')} onRetry={refresh} />
      )}
      {status === 'loading' && <Skeleton active title={false} paragraph={{ rows: 6 }} />}
      <CardGrid className={styles.columns} min={280}>
        {columns.map(({ column, articles }) => (
          <section key={column.id} className={`${panelStyles.surface} ${styles.card}`}>
            <h3>
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
      </CardGrid>
    </Section>
  );
}
