import { useT } from '@@/texts/listing';
import { useIntl } from '@umijs/max';
import { Button, Flex, Skeleton } from 'antd';
import { type ComponentProps, type ReactNode, startTransition, useRef } from 'react';
import { EmptyState } from '@/components/EmptyState';
import { FailedState } from '@/components/FailedState';
import type { Way } from '@/components/StatusPage';
import { type CursorListing, formatTotal, type Listing } from '@/domain/listing';
import type { CursorQuery, PageQuery } from '@/domain/listQuery';
import { useAnyT } from '@/locales/useT';
import typography from '../typography.module.css';
import { ListChips } from './FilterChips';
import styles from './List.module.css';
import { Pager } from './Pager';
import type { CursorList } from './useCursorList';
import type { FilteredList } from './useFilters';
import type { List } from './useList';

type Shown =
  | 'status'
  | 'error'
  | 'isLoading'
  | 'isStale'
  | 'isBeginning'
  | 'isFiltered'
  | 'pageSizes'
  | 'refresh'
  | 'clear'
  | 'setPageSize';

/** A list with numbered pages or with cursors. */
type ShownList<T> = Omit<FilteredList, 'status' | 'refresh'> & { data: T | undefined } & (
    | Pick<List<PageQuery>, Shown | 'query' | 'goToPage' | 'pageSearch'>
    | Pick<
        CursorList<CursorQuery>,
        Shown | 'query' | 'next' | 'previous' | 'goToCursor' | 'cursorSearch' | 'CursorPager'
      >
  );

interface ListContentProps<T> {
  list: ShownList<T>;
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
export function ListContent<T extends Listing<unknown> | CursorListing<unknown>>({
  list,
  summary,
  actions,
  skeleton = <Skeleton active title={false} paragraph={{ rows: 8 }} />,
  emptyAction,
  chips = true,
  pagination = {},
  onPage,
  children,
}: ListContentProps<T>) {
  const t = useT();
  const areaText = useAnyT();
  const { formatNumber } = useIntl();
  const content = useRef<HTMLDivElement>(null);
  const { area, data, error, isLoading, isStale, isFiltered, pageSizes } = list;
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

  // Renders in slices that yield to input.
  function turn(load: () => void) {
    startTransition(load);
    if (onPage) onPage();
    else content.current?.scrollIntoView();
  }
  function getPager({ pageSize, total }: T): ReactNode {
    if (!pagination) return null;
    if ('goToCursor' in list) {
      const { previous, next, cursorSearch, goToCursor, CursorPager } = list;
      const open = (cursor: string | undefined) => turn(() => goToCursor(cursor));
      return <CursorPager previous={previous} next={next} search={cursorSearch} onChange={open} />;
    }
    const hasSizes = pageSizes.length > 1;
    if (total <= (hasSizes ? Math.min(...pageSizes) : pageSize)) return null;
    const sizes = { choices: pageSizes, onChange: (size: number) => turn(() => list.setPageSize(size)) };
    return (
      <Pager
        around={1}
        current={list.query.current}
        pageSize={pageSize}
        total={total}
        pageSearch={list.pageSearch}
        onChange={(page) => turn(() => list.goToPage(page))}
        sizes={hasSizes ? sizes : undefined}
        {...pagination}
      />
    );
  }
  const { total } = data;
  const shown = 'goToCursor' in list ? formatTotal(total, formatNumber) : formatNumber(total);
  const details = summary !== false && summary?.(data);
  const names = [styles.content, isStale && !isPartLeft && styles.stale];
  return (
    <Flex ref={content} className={names.filter(Boolean).join(' ')} vertical gap={16} aria-busy={isLoading}>
      {summary !== false && (
        <Flex wrap align="center" justify="space-between" gap={12}>
          <p className={typography.note} role="status">
            {areaText(`${area}.list.total`, { total, shown })}
            {details && <> · {details}</>}
          </p>
          {actions}
        </Flex>
      )}
      {children(data)}
      {getPager(data)}
    </Flex>
  );
}
