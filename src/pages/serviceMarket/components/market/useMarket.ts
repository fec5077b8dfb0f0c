import { useColumns } from '@/components/ColumnsContext';
import { columnPath } from '@/components/columnTree';
import { useList } from '@/components/list/useList';
import { useQueryState } from '@/components/query/useQueryState';
import { marketQuery } from '@/domain/catalog/marketQuery';
import { listServices } from '@/services/service';

/** The services that the query finds, and the path to the chosen category. */
export function useMarket() {
  const columns = useColumns();
  const { query: params } = useQueryState();
  const chosenId = marketQuery.read(params).columnId;

  const { market } = columns.sections;
  // Without the root, which stands for everything; empty also for a category that does not exist.
  const path = market && chosenId ? columnPath([market], chosenId).slice(1) : [];
  const category = path.at(-1);
  const columnId = columns.status === 'failed' ? chosenId : category?.recordId;
  const list = useList(marketQuery, (query, options) => listServices({ ...query, columnId }, options), {
    key: columnId,
    // Whether a category exists is known with the columns.
    ready: columns.status !== 'loading' || chosenId === undefined,
  });
  return { ...list, path, category };
}

export type Market = ReturnType<typeof useMarket>;
