import { useIntl } from '@umijs/max';
import { Button, Card, Flex, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { FailedState } from '@/components/FailedState';
import { useQuery } from '@/components/query/useQuery';
import { useQueryState } from '@/components/query/useQueryState';
import { StatusPage } from '@/components/StatusPage';
import { hasErrorCode } from '@/domain/requestError';
import styles from './Profile.module.css';

interface ProfileStatesProps {
  failed: boolean;
  /** Whether it failed because there is no such thing. */
  missing: boolean;
  missingTitle: string;
  failedTitle: string;
  onRetry: () => void;
}

/** A profile that is not there: on its way, unknown, or unreadable. */
export function ProfileStates({ failed, missing, missingTitle, failedTitle, onRetry }: ProfileStatesProps) {
  const { formatMessage } = useIntl();
  const { change } = useQueryState();
  if (missing)
    return (
      <StatusPage
        drawing="notFound"
        heading="h2"
        title={missingTitle}
        action={
          <Button type="primary" onClick={() => change({ id: undefined })}>
            {formatMessage({ id: 'sheet.first' })}
          </Button>
        }
      />
    );
  if (failed) return <FailedState title={failedTitle} onRetry={onRetry} />;
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

/** A part of a profile under a heading of its own. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return <Card title={<h2 className={styles.section}>{title}</h2>}>{children}</Card>;
}

const NOT_FOUND = 404;

/** The profile that the address names by `?id=`, the first one without, in the reader's language. */
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
    // Of another profile nothing is shown while this one is on its way.
    profile: !failed && data?.id === id ? data?.profile : undefined,
    failed,
    missing: failed && hasErrorCode(error, NOT_FOUND),
    refresh,
    put: (profile: T) => setData({ id, profile }),
  };
}
