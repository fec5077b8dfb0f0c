import type { InstanceSummary } from './instance';
import type { Outlook, OutlookReason, RenewalFacts } from './renewal';
import { type ForecastEvent, forecastRenewals, type RenewalAccount } from './renewalForecast';

/** A service as far as it decides whether it renews. */
export type OutlookSubject = Omit<RenewalFacts, 'endsOn'> & Pick<InstanceSummary, 'status' | 'endsOn'>;

/** Whether a service is one that can end by itself: with a term, and running or in its days of grace. */
const hasOutlook = (service: OutlookSubject): service is OutlookSubject & { endsOn: string } =>
  service.endsOn !== undefined && (service.status === 'active' || service.status === 'grace');

/**
 * Returns for every service with a term whether, when and why not it renews, by its id. The services of an account are paid from
 * one balance, so that all of them decide. `now` is in server milliseconds.
 */
export function renewalOutlooks(
  services: readonly OutlookSubject[],
  account: RenewalAccount,
  now: number,
): Map<string, Outlook> {
  const running = services.filter(hasOutlook);
  // A trial never renews itself.
  const renewable = running.filter(({ orderType }) => orderType !== 'trial');
  const until = Math.max(now, ...running.map(({ endsOn }) => Date.parse(endsOn))) + 1;
  const events = forecastRenewals(renewable, account, { now, until });
  return new Map(
    running.map((service) => [
      service.instanceId,
      toOutlook(
        service,
        events.find(({ instanceId }) => instanceId === service.instanceId),
      ),
    ]),
  );
}

/** Returns the outlook of one service among all of its account; undefined when it has no term or has ended. */
export const renewalOutlook = (
  { instanceId }: Pick<OutlookSubject, 'instanceId'>,
  { services, ...account }: RenewalAccount & { services: readonly OutlookSubject[] },
  now: number,
): Outlook | undefined => renewalOutlooks(services, account, now).get(instanceId);

const NOTHING = { amount: undefined, missing: undefined, reason: undefined };

function toOutlook(service: OutlookSubject & { endsOn: string }, event: ForecastEvent | undefined): Outlook {
  if (!event || event.kind === 'end')
    return { ...NOTHING, state: 'willEnd', at: service.endsOn, reason: endReason(service) };
  const fact = { ...NOTHING, at: new Date(event.at).toISOString(), amount: event.amount };
  if (event.kind === 'charge') return { ...fact, state: 'renews' };
  return event.why === 'balance'
    ? { ...fact, state: 'short', reason: 'balance', missing: event.missing }
    : { ...fact, state: 'blocked', reason: event.why };
}

/** Why a service that does not renew itself ends. */
function endReason({ orderType, scheduled, price }: OutlookSubject): OutlookReason {
  if (orderType === 'trial') return 'trial';
  if (scheduled?.kind === 'end') return 'endScheduled';
  return price === undefined ? 'notSold' : 'off';
}
