import { useT } from '@@/texts/renewal';
import { useMemo, useState } from 'react';
import { useQuery } from '@/components/query/useQuery';
import { useQueryState } from '@/components/query/useQueryState';
import { useWhyNot } from '@/components/service/useOutlook';
import {
  type ForecastEvent,
  forecastMonths,
  forecastRenewals,
  missingBalance,
  sumForecast,
} from '@/domain/instance/renewalForecast';
import { renewalOutlooks } from '@/domain/instance/renewalOutlook';
import type { OrderStatus } from '@/domain/order/orderMachine';
import { fetchRenewals } from '@/services/instance';

const POLL_MS = 3_000;
const SETTING_UP: readonly OrderStatus[] = ['paid', 'provisioning'];

/** The services with a term, their forecast, and the month that is shown, which is kept in the URL. */
export function useRenewals() {
  const { query, change } = useQueryState();
  const [isSettingUp, setSettingUp] = useState(false);
  const renewals = useQuery(fetchRenewals, {
    // A paid renewal gets its new end within seconds.
    pollMs: isSettingUp ? POLL_MS : undefined,
    onData: ({ list }) =>
      setSettingUp(list.some(({ openOrder }) => openOrder && SETTING_UP.includes(openOrder.status))),
  });
  const { data } = renewals;
  const forecast = useMemo(() => {
    if (!data) return undefined;
    const now = Date.parse(data.serverTime);
    const events = forecastRenewals(data.list, data, { now });
    const titles = new Map(data.list.map(({ instanceId, service }) => [instanceId, service.title]));
    return {
      now,
      list: data.list,
      balance: data.balance,
      events,
      outlooks: renewalOutlooks(data.list, data, now),
      /** What fails first for want of balance, at any time. */
      firstShort: events.find((event) => event.kind === 'fail' && event.why === 'balance'),
      months: sumForecast(events, now),
      missing: missingBalance(data.list, data.balance, now),
      getTitle: ({ instanceId }: ForecastEvent) => titles.get(instanceId) ?? instanceId,
    };
  }, [data]);
  const months = forecast ? forecastMonths(forecast.now) : [];
  return {
    query: { ...renewals, data: forecast },
    months,
    month: months.find((month) => month === query.get('month')) ?? months[0] ?? '',
    setMonth: (month: string) =>
      change({ month: month === months[0] ? undefined : month }, { replace: true }),
  };
}

export type Renewals = ReturnType<typeof useRenewals>;
export type Forecast = NonNullable<Renewals['query']['data']>;

/** Returns what happens, in the current language. */
export function useEventText() {
  const t = useT();
  const getWhy = useWhyNot();
  return (event: ForecastEvent): string => {
    if (event.kind !== 'fail') return t(`renewal.event.${event.kind}`);
    const missing = event.why === 'balance' ? event.missing : 0;
    return t('renewal.event.fail', { why: getWhy(event.why, missing) });
  };
}
