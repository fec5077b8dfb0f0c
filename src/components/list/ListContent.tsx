import { useT } from '@@/texts/listing';
import { Button, Flex, Skeleton } from 'antd';
import { type ComponentProps, type ReactNode, startTransition, useRef } from 'react';
import { EmptyState } from '@/components/EmptyState';
import { FailedState } from '@/components/FailedState';
import type { Way } from '@/components/StatusPage';
import type { Listing } from '@/domain/listing';
import type { PageQuery } from '@/domain/listQuery';
import { useAnyT } from '@/locales/useT';
import typography from '../typography.module.css';
import { ListChips } from './FilterChips';
import styles from './List.module.css';
import { Pager } from './Pager';
import type { List } from './useList';

interface ListContentProps<Q extends PageQuery, T extends Listing<unknown>> {
  list: List<Q, T>;
  /** Follows the total; `false` hides both. */
  summary?: false | ((data: T) => ReactNode);
  /** Actions on all entries, beside the total. */
  actions?: ReactNode;
  skeleton?: ReactNode;
  emptyAction?: Way;
  /** `false` when the page always shows the filters in use. */
  chips?: boolean;
  /** `false`: the list goes on below its entries, which stay when no more could be loaded. */
  pagination?: false | Pick<ComponentProps<typeof Pager>, 'around' | 'small' | 'className'>;
  /** Replaces scrolling to the list's start. */
  onPage?: () => void;
  children: (data: T) => ReactNode;
}

/** A list in each of its states, with total and pagination. */
export function ListContent<Q extends PageQuery, T extends Listing<unknown>>({
  list,
  summary,
  actions,
  skeleton = <Skeleton active title={false} paragraph={{ rows: 8 }} />,
  emptyAction,
  chips = true,
  pagination = {},
  onPage,
  children,
}: ListContentProps<Q, T>) {
  const t = useT();
  const areaText = useAnyT();
  const content = useRef<HTMLDivElement>(null);
  const { area, data, error, isLoading, isStale, isFiltered, pageSizes, query } = list;
  const isPartLeft = list.status === 'failed' && pagination === false && list.isBeginning;
  const status = isPartLeft ? 'ready' : list.status;

  if (status === 'failed')
    return <FailedState error={error} title={areaText(`${area}.list.failed`)} onRetry={list.refresh} />;
  if (!data || status === 'loading') {
    return (
      <Flex className={styles.content} vertical gap={16} aria-busy>
        {skeleton}
      </Flex>
    );
  }
  if (status === 'empty') {
    return (
      <EmptyState
        title={isFiltered ? t('listing.notFound') : areaText(`${area}.list.empty`)}
        action={
          isFiltered ? (
            <>
              {chips && <ListChips list={list} />}
              <Button onClick={list.clear}>{t('listing.clear')}</Button>
            </>
          ) : (
            emptyAction
          )
        }
      />
    );
  }

  const hasSizes = pageSizes.length > 1;
  const isPaged = data.total > (hasSizes ? Math.min(...pageSizes) : data.pageSize);
  // Renders in slices that yield to input.
  function turn(load: () => void) {
    startTransition(load);
    if (onPage) onPage();
    else content.current?.scrollIntoView();
  }
  const pager = pagination && isPaged && (
    <Pager
      around={1}
      current={query.current}
      pageSize={data.pageSize}
      total={data.total}
      pageSearch={list.pageSearch}
      onChange={(page) => turn(() => list.goToPage(page))}
      sizes={
        hasSizes ? { choices: pageSizes, onChange: (size) => turn(() => list.setPageSize(size)) } : undefined
      }
      {...pagination}
    />
  );
  const details = summary !== false && summary?.(data);
  const names = [styles.content, isStale && !isPartLeft && styles.stale];
  return (
    <Flex ref={content} className={names.filter(Boolean).join(' ')} vertical gap={16} aria-busy={isLoading}>
      {summary !== false && (
        <Flex wrap align="center" justify="space-between" gap={12}>
          <p className={typography.note} role="status">
            {areaText(`${area}.list.total`, { total: data.total })}
            {details && <> · {details}</>}
          </p>
          {actions}
        </Flex>
      )}
      {children(data)}
      {pager}
    </Flex>
  );
}
