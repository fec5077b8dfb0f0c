import { useIntl } from '@umijs/max';
import { Button, Card, Flex, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { ConsolePage } from '@/components/ConsolePage';
import { FailedState } from '@/components/FailedState';
import { useQuery } from '@/components/query/useQuery';
import { useQueryState } from '@/components/query/useQueryState';
import { StatusPage } from '@/components/StatusPage';
import { hasErrorCode } from '@/domain/requestError';
import styles from './Profile.module.css';

interface ProfilePageProps<T> {
  kind: 'return' | 'process';
  titleId: TextId;
  source: ReturnType<typeof useProfile<T>>;
  extra: ReactNode;
  children: (profile: T) => ReactNode;
}

/** The frame of a profile page, with its loading, error and not-found states. */
export function ProfilePage<T>({ kind, titleId, source, extra, children }: ProfilePageProps<T>) {
  const { formatMessage } = useIntl();
  const { change } = useQueryState();
  const { profile, error, missing, refresh } = source;

  function content() {
    if (profile)
      return (
        <Flex vertical gap={16} className={styles.page}>
          {children(profile)}
        </Flex>
      );
    if (missing)
      return (
        <StatusPage
          drawing="notFound"
          heading="h2"
          title={formatMessage({ id: `sheet.${kind}.missing` })}
          action={
            <Button type="primary" onClick={() => change({ id: undefined })}>
              {formatMessage({ id: 'sheet.first' })}
            </Button>
          }
        />
      );
    if (error)
      return (
        <FailedState error={error} title={formatMessage({ id: `sheet.${kind}.failed` })} onRetry={refresh} />
      );
    return (
      <Flex vertical gap={16} aria-busy>
        {[4, 3, 5].map((rows) => (
          <Card key={rows}>
            <Skeleton active paragraph={{ rows }} />
          </Card>
        ))}
      </Flex>
    );
  }

  return (
    <ConsolePage
      title={formatMessage({ id: titleId })}
      description={formatMessage({ id: `sheet.${kind}.about` })}
      extra={extra}
    >
      {content()}
    </ConsolePage>
  );
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return <Card title={<h2 className={styles.section}>{title}</h2>}>{children}</Card>;
}

const NOT_FOUND = 404;

/** Loads the profile with the id in the URL, or the first one. */
export function useProfile<T>(
  fetchProfile: (id: string | undefined, options: { signal: AbortSignal }) => Promise<T>,
) {
  const { query } = useQueryState();
  const id = query.get('id') || undefined;
  const { data, error, isLoading, refresh, setData } = useQuery(
    (options) => fetchProfile(id, options).then((profile) => ({ id, profile })),
    { key: id },
  );
  const failed = error !== undefined && !isLoading;
  return {
    // The previous profile is not shown while another one loads.
    profile: !failed && data?.id === id ? data?.profile : undefined,
    /** Undefined while loading. */
    error: isLoading ? undefined : error,
    missing: failed && hasErrorCode(error, NOT_FOUND),
    refresh,
    setProfile: (profile: T) => setData({ id, profile }),
  };
}
