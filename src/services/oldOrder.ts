import { oldOrderEndpoints } from '@/domain/order/oldOrderEndpoints';
import { type CallOptions, call } from './call';

/** One page of the person's archive, newest first; `year` is that of the order. Throws a `RequestError`. */
export function listOldOrders(
  query: { keyword?: string; year?: string; current?: number; pageSize?: number },
  options?: CallOptions,
) {
  return call(oldOrderEndpoints.list, { query }, options);
}

/** One order of the archive. Throws a `RequestError`; code 404 when the person has no such order there. */
export function fetchOldOrder(orderId: string, options?: CallOptions) {
  return call(oldOrderEndpoints.get, { params: { orderId } }, options);
}
