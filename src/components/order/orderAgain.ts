import { isChangeOrder, writeSelection } from '@/domain/catalog/selection';
import { encodePart } from '@/domain/characters';
import type { InstanceSummary } from '@/domain/instance/instance';
import type { Order } from '@/domain/order/order';

/** Returns the URL to order the same configuration again, without its coupon. */
export function orderAgainAddress({ service, skuCode, specs, period, quantity, orderType }: Order): string {
  // A renewal or a change of plan concerns an existing service, which may have changed since.
  if (isChangeOrder(orderType)) return '/usercenter/service';
  const selection = { serviceId: service.serviceId, skuCode, specs, period, quantity };
  return `/serviceMarket/order${writeSelection({ ...selection, orderType: orderType === 'trial' ? 'trial' : 'new' })}`;
}

/** Returns the URL of the identity verification, which leads back to a page of this site. */
export function certificationAddress({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams({ redirect: pathname + search });
  return `/usercenter/security/certification?${query}`;
}

/** Returns the URL to configure the paid service that a trial becomes: its own plan first. */
export function buyTrialAddress({ service, skuCode, specs, period, quantity }: InstanceSummary): string {
  const selection = { serviceId: service.serviceId, skuCode, specs, period, quantity };
  return `/serviceMarket/detail${writeSelection({ ...selection, orderType: 'new' })}`;
}

export function serviceAddress(serviceId: string): string {
  return `/serviceMarket/detail?${new URLSearchParams({ serviceId })}`;
}

/** Returns the URL of the receipt of an order. */
export const receiptAddress = (orderId: string): string => `/usercenter/order/${encodePart(orderId)}/receipt`;

interface InstancePlace {
  /** The dialog that it opens. */
  dialog?: 'renew' | 'upgrade';
  /** The section that it leads to. */
  section?: 'schedule' | 'handover';
}

/** Returns the URL of a bought service. */
export function instanceAddress(instanceId: string, { dialog, section }: InstancePlace = {}): string {
  const search = dialog ? `?${new URLSearchParams({ dialog })}` : '';
  return `/usercenter/service/${encodePart(instanceId)}${search}${section ? `#service-${section}` : ''}`;
}
