import type { Selection } from '../catalog/selection';
import { renewalStart } from './renewal';
import { renewedEnd } from './upgrade';

/** The end of a service; times are milliseconds since 1970. */
interface ChangedService {
  endsOn?: number | undefined;
  graceEndsOn?: number | undefined;
  anchorDay?: number | undefined;
}

interface ChangeOrder extends Pick<Selection, 'orderType' | 'period'> {
  /** Missing until it is paid. */
  paidAt?: number | undefined;
}

/**
 * Returns the stretch of time that a renewal or a change of plan covers when it is set up at a time; undefined when it is too late
 * or the service has no end. Times are milliseconds since 1970.
 */
export function changeTerm(
  { endsOn, graceEndsOn, anchorDay }: ChangedService,
  { orderType, period, paidAt }: ChangeOrder,
  at: number,
): { from: number; to?: number | undefined } | undefined {
  if (endsOn === undefined) return undefined;
  if (orderType !== 'renew') return endsOn > at ? { from: at, to: endsOn } : undefined;
  const from = renewalStart({ endsOn, graceEndsOn }, paidAt ?? at) > endsOn ? at : endsOn;
  return { from, to: renewedEnd(endsOn, period, from, anchorDay) };
}

/** Returns of `changeTerm` what is certain at a time before the setup: what does not depend on when that is. */
export function certainChangeTerm(
  service: ChangedService,
  order: ChangeOrder,
  at: number,
): { from?: number | undefined; to?: number | undefined } | undefined {
  const { from, to } = changeTerm(service, order, at) ?? {};
  if (order.orderType !== 'renew') return to === undefined ? undefined : { to };
  return from === undefined || from === at ? undefined : { from, to };
}
