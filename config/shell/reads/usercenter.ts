import { orderListQuery, readOrders } from '@/pages/usercenter/order/components/list/orderListQuery';
import { boughtQuery } from '@/pages/usercenter/service/components/bought/boughtQuery';
import { chargeQuery } from '@/pages/usercenter/service/components/charge/chargeQuery';
import { fetchChargeSummary, listCharges } from '@/services/charge';
import { listColumns } from '@/services/column';
import { listInstances } from '@/services/instance';
import type { FirstReads } from './groups';

/** Lists of the user center. */
export const reads: FirstReads<'usercenter'> = {
  '/usercenter/order': (search) => [readOrders(orderListQuery.read(search)), listColumns()],
  '/usercenter/service': (search) => [listInstances(boughtQuery.read(search)), listColumns()],
  '/usercenter/service/charge': (search) => [
    listCharges(chargeQuery.read(search)),
    fetchChargeSummary(),
    listColumns(),
  ],
};
