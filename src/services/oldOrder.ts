import { request } from '@umijs/max';
import { oldOrderListSchema, oldOrderSchema } from '@/domain/order/oldOrder';

/** One page of the person's archive, newest first; `year` is that of the order. Throws a `RequestError`. */
export function listOldOrders(
  query: { keyword?: string; year?: string; current?: number; pageSize?: number },
  { signal }: { signal?: AbortSignal } = {},
) {
  return request('order/old/list', { params: { ...query }, schema: oldOrderListSchema, signal });
}

/** One order of the archive. Throws a `RequestError`; code 404 when the person has no such order there. */
export function fetchOldOrder(orderId: string, { signal }: { signal?: AbortSignal } = {}) {
  return request(`order/old/${encodeURIComponent(orderId)}`, {
    schema: oldOrderSchema,
    handledCodes: [404],
    signal,
  });
}
