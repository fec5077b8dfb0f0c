import { writeSelection } from '@/domain/catalog/selection';
import type { Order } from '@/domain/order/order';

/** Where the same configuration can be ordered anew; the coupon may be spent, so it is not taken along. */
export function orderAgainAddress({ service, skuCode, specs, period, quantity, orderType }: Order): string {
  // What is renewed or upgraded is there already, and may have changed since.
  if (orderType === 'renew' || orderType === 'upgrade') return '/usercenter/service';
  const selection = { serviceId: service.serviceId, skuCode, specs, period, quantity };
  return `/serviceMarket/order${writeSelection({ ...selection, orderType: orderType === 'trial' ? 'trial' : 'new' })}`;
}

/** The page of the service that was ordered. */
export function serviceAddress(serviceId: string): string {
  return `/serviceMarket/detail?${new URLSearchParams({ serviceId })}`;
}
