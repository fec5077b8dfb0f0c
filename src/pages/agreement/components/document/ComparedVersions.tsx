import { useT } from '@@/texts/agreement';
import articleTexts from '@@/texts/article';
import { useLocation } from '@umijs/max';
import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { addressWithQuery } from '@/browser/addressWithQuery';
import { Alert } from '@/components/Alert';
import { QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import { useQueryState } from '@/components/query/useQueryState';
import type { Agreement } from '@/domain/content/agreement';
import { isFormattable } from '@/domain/content/article';
import { fetchAgreement } from '@/services/agreement';

// Loads the diff library only when versions are compared.
const VersionDifference = lazy(() =>
  import('@/components/agreement/VersionDifference').then((module) => ({
    default: module.VersionDifference,
  })),
);

const skeleton = <Skeleton active title={false} paragraph={{ rows: 10 }} />;

/** The changes between a document and another version of it, from the older to the newer one. */
export function ComparedVersions({ agreement, compare }: { agreement: Agreement; compare: string }) {
  const t = useT(articleTexts);
  const { pathname } = useLocation();
  const { query, change } = useQueryState();
  const { code, versions } = agreement;
  const other = useQuery(({ signal }) => fetchAgreement(code, { version: compare, signal }), {
    key: [code, compare],
  });

  const withoutCompare = new URLSearchParams(query);
  withoutCompare.delete('compare');

  return (
    <QueryContent
      // After a change of version or language, waits until both texts match it.
      query={{ ...other, data: other.isLoading ? undefined : other.data }}
      failed={t('agreement.difference.failed')}
      loading={skeleton}
      missing={{
        heading: 'h2',
        title: t('agreement.noVersion.title', { version: compare }),
        action: {
          to: addressWithQuery(pathname, withoutCompare),
          text: t('agreement.difference.close'),
        },
      }}
    >
      {(data) => {
        if (![data, agreement].every(({ body }) => isFormattable(body)))
          return <Alert type="info" title={t('article.incomparable')} />;
        const getAge = (version: string) => versions.findIndex((each) => each.version === version);
        const [older, newer] =
          getAge(data.version) > getAge(agreement.version) ? [data, agreement] : [agreement, data];
        return (
          <Suspense fallback={skeleton}>
            <VersionDifference
              key={`${older.version} ${newer.version} ${t.locale}`}
              older={older}
              newer={newer}
              onClose={() => change({ compare: undefined })}
            />
          </Suspense>
        );
      }}
    </QueryContent>
  );
}
