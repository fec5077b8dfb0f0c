import { marketQuery } from '@/domain/catalog/marketQuery';
import { listColumns } from '@/services/column';
import { fetchService, listServices } from '@/services/service';
import type { FirstReads } from './groups';

function readService(search: URLSearchParams) {
  const serviceId = search.get('serviceId');
  return serviceId ? [fetchService(serviceId), listColumns()] : [listColumns()];
}

/** Pages of the market, which visitors may open. */
export const reads: FirstReads<'market'> = {
  '/serviceMarket': (search) => [listServices(marketQuery.read(search)), listColumns()],
  '/serviceMarket/detail/tab1': readService,
  '/serviceMarket/detail/tab2': readService,
};
