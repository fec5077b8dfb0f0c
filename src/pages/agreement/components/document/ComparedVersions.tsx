import { useIntl, useLocation } from '@umijs/max';
import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { addressWithQuery } from '@/browser/addressWithQuery';
import { FailedState } from '@/components/FailedState';
import { LinkButton } from '@/components/LinkButton';
import { useQuery } from '@/components/query/useQuery';
import { useQueryState } from '@/components/query/useQueryState';
import { StatusPage } from '@/components/StatusPage';
import type { Agreement } from '@/domain/content/agreement';
import { hasErrorCode } from '@/domain/requestError';
import { fetchAgreement } from '@/services/agreement';

// Few people compare; the rest need neither the comparison nor its library.
const VersionDifference = lazy(() => import('./VersionDifference'));

const waiting = <Skeleton active title={false} paragraph={{ rows: 10 }} />;

/** A document and another version of it, read in the same language, as what changed from the older to the newer one. */
export function ComparedVersions({ agreement, compare }: { agreement: Agreement; compare: string }) {
  const { formatMessage, locale } = useIntl();
  const { pathname } = useLocation();
  const { query, change } = useQueryState();
  const { code, versions } = agreement;
  const { data, error, isLoading, refresh } = useQuery(
    ({ signal }) => fetchAgreement(code, { version: compare, signal }),
    { key: [code, compare] },
  );

  if (error && !isLoading) {
    if (!hasErrorCode(error, 404)) {
      return <FailedState title={formatMessage({ id: 'agreement.difference.failed' })} onRetry={refresh} />;
    }
    const rest = new URLSearchParams(query);
    rest.delete('compare');
    return (
      <StatusPage
        heading="h2"
        drawing="notFound"
        title={formatMessage({ id: 'agreement.noVersion.title' }, { version: compare })}
        action={
          <LinkButton type="primary" to={addressWithQuery(pathname, rest)}>
            {formatMessage({ id: 'agreement.difference.close' })}
          </LinkButton>
        }
      />
    );
  }
  // Right after a switch both texts must be there in the same version and language that was asked for.
  if (!data || isLoading || data.version !== compare) return waiting;
  const age = (version: string) => versions.findIndex((each) => each.version === version);
  const [older, newer] = age(data.version) > age(agreement.version) ? [data, agreement] : [agreement, data];
  return (
    <Suspense fallback={waiting}>
      <VersionDifference
        key={`${older.version} ${newer.version} ${locale}`}
        older={older}
        newer={newer}
        onClose={() => change({ compare: undefined })}
      />
    </Suspense>
  );
}
