import { useIntl } from '@umijs/max';
import { Button, Pagination, type PaginationProps } from 'antd';
import { type PropsWithChildren, type ReactNode, startTransition, useDeferredValue } from 'react';
import { FailedState } from '@/components/FailedState';
import { StatusPage } from '@/components/StatusPage';
import type { Listing } from '@/domain/listing';
import type { PageQuery } from '@/domain/listQuery';
import styles from './List.module.css';
import type { List } from './useList';

export interface ListTexts {
  failed: string;
  /** Title of an empty list without filters. */
  empty: string;
  /** Title when the filters find nothing; `empty` by default. */
  notFound?: string;
  /** Label of the button that clears the filters. */
  clear?: string;
  /** Accessible name of the pagination. */
  pages?: string;
}

interface ListContentProps<Q extends PageQuery, T extends Listing<unknown>> {
  list: List<Q, T>;
  texts: ListTexts;
  skeleton: ReactNode;
  emptyAction?: ReactNode;
  /** The filters in use, shown when they find nothing. */
  activeFilters?: ReactNode;
  /** Replaces the button that clears the filters. */
  notFoundAction?: ReactNode;
  /** `false` hides the pagination. */
  pagination?: false | PaginationProps;
  onPage?: () => void;
  children: (data: T) => ReactNode;
}

/** Renders what follows the entries after them, in a rendering that yields to input. */
function Later({ children }: PropsWithChildren) {
  return useDeferredValue(children, null);
}

/** About as many entries as a laptop shows when the page opens. */
export const FIRST_ENTRIES = 6;

/**
 * A list in each of its states, with pagination. When the page opens with its data, the first entries come first and the
 * others in a second rendering that yields to input.
 */
export function ListContent<Q extends PageQuery, T extends Listing<unknown>>({
  list,
  texts,
  skeleton,
  emptyAction,
  activeFilters,
  notFoundAction,
  pagination = {},
  onPage,
  children,
}: ListContentProps<Q, T>) {
  const { formatMessage } = useIntl();
  const isComplete = useDeferredValue(true, false);
  const { data, status, isLoading, isStale, isFiltered, pageSizes, query } = list;

  if (status === 'failed') return <FailedState title={texts.failed} onRetry={list.refresh} />;
  if (!data || status === 'loading') {
    return (
      <div className={styles.content} aria-busy>
        {skeleton}
      </div>
    );
  }
  if (status === 'empty') {
    const clear = notFoundAction ?? <Button onClick={list.clear}>{texts.clear}</Button>;
    return (
      <StatusPage
        drawing="empty"
        heading="h2"
        note={formatMessage({ id: 'state.noData' })}
        title={(isFiltered && texts.notFound) || texts.empty}
        action={
          <>
            {isFiltered && activeFilters}
            {isFiltered && (texts.clear || notFoundAction) ? clear : emptyAction}
          </>
        }
      />
    );
  }

  const hasSizes = pageSizes.length > 1;
  const isPaged = data.total > (hasSizes ? Math.min(...pageSizes) : data.pageSize);
  const pager = pagination && isPaged && (
    <Pagination
      align="center"
      current={query.current}
      pageSize={data.pageSize}
      total={data.total}
      showSizeChanger={hasSizes}
      pageSizeOptions={[...pageSizes]}
      {...pagination}
      onChange={(page, size) => {
        // Renders in slices that yield to input.
        startTransition(() => (size === data.pageSize ? list.goToPage(page) : list.setPageSize(size)));
        onPage?.();
      }}
    />
  );
  const names = [styles.content, isStale && styles.stale, !isComplete && styles.incomplete];
  return (
    <div className={names.filter(Boolean).join(' ')} aria-busy={isLoading || !isComplete}>
      {children(isComplete ? data : { ...data, list: data.list.slice(0, FIRST_ENTRIES) })}
      <Later>{pager && (texts.pages ? <nav aria-label={texts.pages}>{pager}</nav> : pager)}</Later>
    </div>
  );
}
