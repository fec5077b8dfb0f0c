import { useIntl } from '@umijs/max';
import { Button, Flex, Input } from 'antd';
import { useState } from 'react';
import { useColumns } from '@/components/ColumnsContext';
import { useQueryState } from '@/components/query/useQueryState';
import { StatusPage } from '@/components/StatusPage';
import typography from '@/components/typography.module.css';
import { useAgreementList } from './components/AgreementListContext';
import { titleItemsBelow } from './components/columnAddress';
import { DOCUMENTS } from './components/documents';
import { DocumentOverview } from './components/overview/DocumentOverview';
import { HelpOverview } from './components/overview/HelpOverview';
import styles from './components/overview/Overview.module.css';
import { titleMatches } from './components/overview/titleMatches';

/** Everything there is to read: the agreements with version and date, the help columns with their articles. */
export default function AgreementPage() {
  const { formatMessage } = useIntl();
  const { query, change } = useQueryState();
  // What is being typed stays here: a text on its way through the address would lose the cursor.
  const [keyword, setKeyword] = useState(query.get('keyword') ?? '');
  const agreements = useAgreementList();
  const columns = useColumns();

  function search(text: string) {
    setKeyword(text);
    change({ keyword: text.trim() }, { replace: true });
  }

  const documents = agreements.list?.filter(
    ({ code, title }) => DOCUMENTS.some((each) => each.code === code) && titleMatches(title, keyword),
  );
  const help = columns.sections.agreement?.children
    .map((column) => ({
      column,
      articles: titleItemsBelow(column, 1).filter(({ node }) => titleMatches(node.title, keyword)),
    }))
    .filter(({ articles }) => keyword.trim() === '' || articles.length > 0);
  const isEmpty = documents?.length === 0 && columns.status === 'ready' && !help?.length;

  const label = formatMessage({ id: 'agreement.overview.search' });
  return (
    <>
      <Flex wrap align="center" justify="space-between" gap={16}>
        <h1 className={typography.titleLarge}>{formatMessage({ id: 'title.agreement' })}</h1>
        <Input
          className={styles.search}
          size="large"
          type="search"
          allowClear
          aria-label={label}
          placeholder={label}
          maxLength={50}
          value={keyword}
          onChange={(event) => search(event.target.value)}
        />
      </Flex>
      {isEmpty ? (
        <StatusPage
          heading="h2"
          drawing="empty"
          title={formatMessage({ id: 'agreement.overview.nothing' }, { keyword: keyword.trim() })}
          action={
            <Button type="primary" onClick={() => search('')}>
              {formatMessage({ id: 'agreement.overview.showAll' })}
            </Button>
          }
        />
      ) : (
        <>
          <DocumentOverview documents={documents} />
          <HelpOverview columns={help} />
        </>
      )}
    </>
  );
}
