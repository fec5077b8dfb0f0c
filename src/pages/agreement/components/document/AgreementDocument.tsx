import { useT } from '@@/texts/agreement';
import { useLocation } from '@umijs/max';
import { Skeleton } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { addressWithQuery } from '@/browser/addressWithQuery';
import { Article } from '@/components/article/Article';
import { ArticleContents } from '@/components/article/ArticleContents';
import { usePageTitle } from '@/components/PageTitleContext';
import panelStyles from '@/components/panel.module.css';
import { QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import { useQueryState } from '@/components/query/useQueryState';
import { StatusPage } from '@/components/StatusPage';
import { articleHeadings } from '@/domain/content/article';
import { fetchAgreement } from '@/services/agreement';
import styles from './AgreementDocument.module.css';
import { ComparedVersions } from './ComparedVersions';
import { DocumentHead } from './DocumentHead';

/** Shorter documents show no table of contents. */
const MIN_HEADINGS = 3;

interface AgreementDocumentProps {
  code: string;
  above?: ReactNode;
  below?: ReactNode;
}

/**
 * An agreement or article: title, version, date, contents and text. `?version=` shows another version, `&compare=` the
 * changes between the two.
 */
export function AgreementDocument({ code, above, below }: AgreementDocumentProps) {
  const t = useT();
  const { query } = useQueryState();
  const version = query.get('version') ?? undefined;
  const compare = query.get('compare') ?? undefined;
  const agreement = useQuery(({ signal }) => fetchAgreement(code, { version, signal }), {
    key: [code, version],
  });
  const body = agreement.data?.body ?? '';
  usePageTitle(agreement.data?.title);
  const headings = useMemo(() => articleHeadings(body), [body]);
  const isComparing = compare !== undefined && compare !== agreement.data?.version;
  const hasContents = !isComparing && headings.length >= MIN_HEADINGS;

  return (
    <QueryContent
      query={agreement}
      heading="h1"
      failed={t('agreement.failed')}
      loading={<DocumentSkeleton />}
      missing={<DocumentMissing version={version} />}
    >
      {(data) => (
        <article className={panelStyles.document} aria-busy={agreement.isLoading}>
          {above}
          <DocumentHead agreement={data} compare={isComparing ? compare : undefined} />
          {isComparing ? (
            <ComparedVersions agreement={data} compare={compare} />
          ) : (
            <div className={hasContents ? styles.columns : undefined}>
              {hasContents && (
                <div className={styles.contents}>
                  <ArticleContents headings={headings} title={t('agreement.onThisPage')} />
                </div>
              )}
              <Article body={data.body} />
            </div>
          )}
          {below}
        </article>
      )}
    </QueryContent>
  );
}

/** Shown when the document, or this version of it, does not exist. */
export function DocumentMissing({ version }: { version?: string }) {
  const t = useT();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.delete('version');
  query.delete('compare');
  const current = addressWithQuery(pathname, query);
  const missing = version === undefined ? 'notFound' : 'noVersion';
  return (
    <StatusPage
      drawing="notFound"
      title={t(`agreement.${missing}.title`, { version })}
      description={t(`agreement.${missing}.description`)}
      action={{
        to: version === undefined ? '/agreement' : current,
        text: t(version === undefined ? 'agreement.toOverview' : 'agreement.toCurrent'),
      }}
    />
  );
}

export function DocumentSkeleton() {
  return (
    <div className={panelStyles.document} aria-busy="true">
      <Skeleton active title={{ width: '50%' }} paragraph={{ rows: 1, width: '40%' }} />
      <Skeleton active title={false} paragraph={{ rows: 12 }} />
    </div>
  );
}
