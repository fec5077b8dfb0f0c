import '@@/texts/market';
import { useColumns } from '@/components/ColumnsContext';
import { columnPath } from '@/components/columnTree';
import { useList } from '@/components/list/useList';
import { useQueryState } from '@/components/query/useQueryState';
import { marketQuery } from '@/domain/catalog/marketQuery';
import { listServices } from '@/services/service';

/** The services that match the query, and the path to the selected category. */
export function useMarket() {
  const columns = useColumns();
  const { query: params } = useQueryState();
  const requestedId = marketQuery.read(params).columnId;

  const { market } = columns.sections;
  // Without the root; empty for all categories and for an unknown one.
  const path = market && requestedId ? columnPath([market], requestedId).slice(1) : [];
  const category = path.at(-1);
  const columnId = columns.status === 'failed' ? requestedId : category?.recordId;
  const list = useList(
    'market',
    marketQuery,
    (query, options) => listServices({ ...query, columnId }, options),
    {
      key: columnId,
      // The columns show whether the category exists.
      ready: columns.status !== 'loading' || requestedId === undefined,
    },
  );
  return {
    ...list,
    path,
    category,
    /** The URL of a category, or of all of them, that keeps the other filters. */
    categoryLink(recordId?: string) {
      const search = list.searchWith({ columnId: recordId });
      // Umi's Link renders nothing for an address without a path.
      return search ? `/serviceMarket?${search}` : '/serviceMarket';
    },
  };
}

export type Market = ReturnType<typeof useMarket>;
