import { dayRange, isDay } from '@/domain/dayRange';
import { DEFAULT_PAGE_SIZE } from '@/domain/listing';
import type { OrderQuery } from '@/domain/order/order';
import { ORDER_GROUPS, type OrderGroup, readOrderGroup } from '@/pages/usercenter/components/orderGroups';

/** What the address asks for; days are those of the person's own calendar. */
export interface AskedOrders {
  group?: OrderGroup;
  keyword: string;
  from: string;
  to: string;
  current: number;
}

/** The names of the filters in the address, without the page. */
export const FILTERS = ['keyword', 'from', 'to'] as const;

/** What stands in the address; what makes no sense there counts as not asked for. */
export function readAskedOrders(query: URLSearchParams): AskedOrders {
  const current = Number(query.get('current') ?? 1);
  const day = (name: string) => {
    const text = query.get(name) ?? '';
    return isDay(text) ? text : '';
  };
  return {
    group: readOrderGroup(query.get('tab')),
    keyword: (query.get('keyword') ?? '').trim().slice(0, 50),
    from: day('from'),
    to: day('to'),
    current: Number.isSafeInteger(current) && current > 0 ? current : 1,
  };
}

/** The same as the service asks it. */
export function orderQueryOf({ group, keyword, from, to, current }: AskedOrders): OrderQuery {
  return {
    ...(group && { status: ORDER_GROUPS[group] }),
    ...(keyword && { keyword }),
    ...dayRange(from, to),
    current,
    pageSize: DEFAULT_PAGE_SIZE,
  };
}
