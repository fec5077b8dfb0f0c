import { useIntl } from '@umijs/max';
import { type ComponentProps, useRef } from 'react';
import type { Filter } from '@/components/list/FilterBar';
import { FilterChips, getActiveFilters } from '@/components/list/FilterChips';
import { ListContent } from '@/components/list/ListContent';
import typography from '@/components/typography.module.css';
import type { Listing } from '@/domain/listing';
import type { PageQuery } from '@/domain/listQuery';

interface ListedResultsProps<Q extends PageQuery, T extends Listing<unknown>>
  extends Omit<ComponentProps<typeof ListContent<Q, T>>, 'texts' | 'onPage' | 'activeFilters'> {
  failedTitle: string;
  emptyTitle: string;
  /** Named when they find nothing. */
  filters: readonly Filter<keyof Q & string>[];
}

/** A console list with its total and the shared texts. */
export function ListedResults<Q extends PageQuery, T extends Listing<unknown>>({
  failedTitle,
  emptyTitle,
  filters,
  children,
  ...props
}: ListedResultsProps<Q, T>) {
  const { formatMessage } = useIntl();
  const top = useRef<HTMLDivElement>(null);
  return (
    <div ref={top}>
      <ListContent
        texts={{
          failed: failedTitle,
          empty: emptyTitle,
          notFound: formatMessage({ id: 'list.nothingFits' }),
          clear: formatMessage({ id: 'list.clear' }),
          pages: formatMessage({ id: 'list.pages' }),
        }}
        activeFilters={
          <FilterChips
            filters={getActiveFilters(props.list, filters)}
            texts={{
              list: formatMessage({ id: 'list.filters' }),
              remove: (filter) => formatMessage({ id: 'list.filters.remove' }, { filter }),
            }}
          />
        }
        pagination={{ align: 'end', showLessItems: true }}
        onPage={() => top.current?.scrollIntoView({ block: 'start' })}
        {...props}
      >
        {(data) => (
          <>
            <p className={typography.note} role="status">
              {formatMessage({ id: 'list.total' }, { total: data.total })}
            </p>
            {children(data)}
          </>
        )}
      </ListContent>
    </div>
  );
}
