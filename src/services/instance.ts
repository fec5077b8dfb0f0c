import { instanceEndpoints } from '@/domain/instance/endpoints';
import { orderEndpoints } from '@/domain/order/endpoints';
import { findByKey, service } from './call';
import { write } from './write';

/** Returns one page of bought services; the first to end comes first. */
export const listInstances = service(instanceEndpoints.list);

/** Returns the running services with a term, for the forecast of renewals. */
export const fetchRenewals = service(instanceEndpoints.renewals);

export const fetchInstance = service(instanceEndpoints.get);

/** Returns the quote of a renewal or a change of plan. */
export const fetchChangeQuote = service(orderEndpoints.quote);

/** Orders a renewal. Idempotent by key. */
export const renewInstance = service(instanceEndpoints.renew, write);

/** Orders another plan at once. Idempotent by key. */
export const upgradeInstance = service(instanceEndpoints.upgrade, write);

/** Sets automatic renewal and returns the service. Idempotent by key. */
export const setAutoRenew = service(instanceEndpoints.setAutoRenew, write);

/** Returns the service that was changed with a key, if any. Silent. */
export const findInstanceByKey = findByKey(instanceEndpoints.byKey);

/** Returns the credentials of a service after a proof of identity. */
export const fetchAccess = service(instanceEndpoints.access);

export const sendAccessCode = service(instanceEndpoints.sendAccessCode);
