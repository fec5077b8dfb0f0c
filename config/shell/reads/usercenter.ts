import { instanceQuery } from '@/domain/instance/endpoints';
import { invoiceQuery, toInvoiceFilters } from '@/domain/invoice/endpoints';
import { chargeQuery } from '@/domain/money/charge';
import { orderQuery, toOrderFilters } from '@/domain/order/orderGroups';
import { fetchChargeSummary, listCharges } from '@/services/charge';
import { listColumns } from '@/services/column';
import { listInstances } from '@/services/instance';
import { fetchInvoiceable, listInvoices, listInvoiceTitles } from '@/services/invoice';
import { listOrders } from '@/services/order';
import type { FirstReads } from './groups';

/** What the open tab of the invoices shows. */
function readInvoiceTab(search: URLSearchParams): Promise<unknown> {
  switch (search.get('tab')) {
    case 'list':
      return listInvoices(toInvoiceFilters(invoiceQuery.read(search)));
    case 'titles':
      return listInvoiceTitles();
    default:
      return fetchInvoiceable();
  }
}

/** Lists of the user center. */
export const reads: FirstReads<'usercenter'> = {
  '/usercenter/order': (search) => [listOrders(toOrderFilters(orderQuery.read(search))), listColumns()],
  '/usercenter/service': (search) => [listInstances(instanceQuery.read(search)), listColumns()],
  '/usercenter/service/charge': (search) => [
    listCharges(chargeQuery.read(search)),
    fetchChargeSummary(),
    listColumns(),
  ],
  '/usercenter/invoice': (search) => [readInvoiceTab(search), listColumns()],
};
