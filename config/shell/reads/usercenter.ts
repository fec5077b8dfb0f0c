import { chargeQuery } from '@/pages/usercenter/components/money/charge/chargeQuery';
import { invoiceQuery, readInvoices } from '@/pages/usercenter/invoice/components/invoiceQuery';
import { orderListQuery, readOrders } from '@/pages/usercenter/order/components/list/orderListQuery';
import { boughtQuery } from '@/pages/usercenter/service/components/bought/boughtQuery';
import { fetchChargeSummary, listCharges } from '@/services/charge';
import { listColumns } from '@/services/column';
import { listInstances } from '@/services/instance';
import { fetchInvoiceable, listInvoiceTitles } from '@/services/invoice';
import type { FirstReads } from './groups';

/** What the open tab of the invoices shows. */
function readInvoiceTab(search: URLSearchParams): Promise<unknown> {
  switch (search.get('tab')) {
    case 'list':
      return readInvoices(invoiceQuery.read(search));
    case 'titles':
      return listInvoiceTitles();
    default:
      return fetchInvoiceable();
  }
}

/** Lists of the user center. */
export const reads: FirstReads<'usercenter'> = {
  '/usercenter/order': (search) => [readOrders(orderListQuery.read(search)), listColumns()],
  '/usercenter/service': (search) => [listInstances(boughtQuery.read(search)), listColumns()],
  '/usercenter/service/charge': (search) => [
    listCharges(chargeQuery.read(search)),
    fetchChargeSummary(),
    listColumns(),
  ],
  '/usercenter/invoice': (search) => [readInvoiceTab(search), listColumns()],
};
