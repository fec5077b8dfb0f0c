import { useIntl } from '@umijs/max';
import { Button, Pagination } from 'antd';
import { type ReactNode, useRef } from 'react';
import { FailedState } from '@/components/FailedState';
import { StatusPage } from '@/components/StatusPage';
import type { Listing } from '@/domain/listing';
import styles from './List.module.css';
import type { ListingState } from './useListing';

interface ListedResultsProps<T extends Listing<unknown>> {
  listing: ListingState<T>;
  /** What could not be read. */
  failedTitle: string;
  /** In the shape of what comes. */
  skeleton: ReactNode;
  /** Said when nothing is there. */
  emptyTitle: string;
  /** Takes the filters away; missing while nothing is filtered. */
  onClear?: () => void;
  /** The way on where nothing is there although nothing is filtered. */
  emptyAction?: ReactNode;
  /** Sizes of a page to choose from, and what becomes of the choice. */
  sizes?: { options: readonly number[]; onChange: (size: number) => void };
  /** Without numbered pages: what grows does that itself. */
  unpaged?: boolean;
  children: (data: T) => ReactNode;
}

/** A list in each of its states: on its way, failed, empty, there; what is there stays, dimmed, while other is on its way. */
export function ListedResults<T extends Listing<unknown>>({
  listing,
  failedTitle,
  skeleton,
  emptyTitle,
  onClear,
  emptyAction,
  sizes,
  unpaged = false,
  children,
}: ListedResultsProps<T>) {
  const { formatMessage } = useIntl();
  const top = useRef<HTMLDivElement>(null);
  const { data, failed, loading, beyond, refresh, turnTo } = listing;

  if (failed) return <FailedState title={failedTitle} onRetry={refresh} />;
  if (!data || beyond) return <div aria-busy>{skeleton}</div>;
  if (data.total === 0)
    return (
      <StatusPage
        drawing="empty"
        heading="h2"
        title={emptyTitle}
        action={
          onClear ? <Button onClick={onClear}>{formatMessage({ id: 'list.clear' })}</Button> : emptyAction
        }
      />
    );

  function handlePage(page: number, size: number) {
    if (sizes && size !== data?.pageSize) sizes.onChange(size);
    else turnTo(page);
    top.current?.scrollIntoView({ block: 'start' });
  }

  const withSizes = sizes !== undefined && data.total > (sizes.options[0] ?? 0);
  return (
    <div ref={top} className={loading ? styles.dimmed : undefined} aria-busy={loading}>
      <p className={styles.total} role="status">
        {formatMessage({ id: 'list.total' }, { total: data.total })}
      </p>
      {children(data)}
      {!unpaged && (withSizes || data.total > data.pageSize) && (
        <nav className={styles.pages} aria-label={formatMessage({ id: 'list.pages' })}>
          <Pagination
            current={data.current}
            pageSize={data.pageSize}
            total={data.total}
            showSizeChanger={withSizes}
            pageSizeOptions={sizes?.options.map(String)}
            showLessItems
            onChange={handlePage}
          />
        </nav>
      )}
    </div>
  );
}
