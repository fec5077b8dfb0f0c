import { Skeleton, type SkeletonProps } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import { NOT_FOUND } from '@/domain/endpoint';
import { hasErrorCode } from '@/domain/requestError';
import { FailedState } from '../FailedState';
import { StatusPage } from '../StatusPage';
import type { Query } from './useQuery';

type Missing = ReactNode | Omit<ComponentProps<typeof StatusPage>, 'drawing'>;

interface QueryContentProps<T> {
  query: Pick<Query<T>, 'data' | 'error' | 'isLoading' | 'isStale'> & { refresh: () => unknown };
  /** The title of what replaces the content when it could not be loaded. */
  failed: string;
  /** `h1` when the content is the whole page. */
  heading?: 'h1' | 'h2';
  /** Shown until the content is there; six lines by default. */
  loading?: ReactNode;
  /** Replaces what the server does not have, or the texts of its page; by default it is a failure. */
  missing?: Missing;
  children: (data: T) => ReactNode;
}

const hasTexts = (missing: Missing) => typeof missing === 'object' && missing !== null && 'title' in missing;

/**
 * What a query has read, or why it is not there. Content stays while the next one loads and when a later read of the same fails,
 * because its popup says so, unless the server does not have it any more.
 */
export function QueryContent<T>({
  query,
  failed,
  heading,
  loading,
  missing,
  children,
}: QueryContentProps<T>) {
  const { data, error, isLoading, isStale, refresh } = query;
  if (missing !== undefined && hasErrorCode(error, NOT_FOUND))
    return hasTexts(missing) ? <StatusPage drawing="notFound" {...missing} /> : missing;
  if (data !== undefined && !(isStale && error)) return children(data);
  if (error && !isLoading)
    return <FailedState error={error} heading={heading} title={failed} onRetry={refresh} />;
  return loading ?? <Lines />;
}

interface LinesProps extends Pick<SkeletonProps, 'avatar'> {
  rows?: number;
}

/** Lines of text that are loading. The skeleton itself takes no `aria-busy`. */
export const Lines = ({ rows = 6, avatar }: LinesProps) => (
  <div aria-busy="true">
    <Skeleton active avatar={avatar} paragraph={{ rows }} />
  </div>
);
