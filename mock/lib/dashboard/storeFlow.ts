import { type DashboardRange, getDays, getGrain } from '../../../src/domain/console/dashboardRange';
import { splitByWeights } from '../../../src/domain/console/proportion';
import { hourName, inSteps, storesOfDay } from './analysis';
import { hoursOfDay } from './days';
import { market } from './market';

interface Flow {
  visits: number;
  payments: number;
}

const add = (parts: Flow[]): Flow => ({
  visits: parts.reduce((sum, { visits }) => sum + visits, 0),
  payments: parts.reduce((sum, { payments }) => sum + payments, 0),
});

/** Visits and payments of one store over a range; undefined for a store that does not exist. */
export function storeFlow(storeId: string, range: DashboardRange, until: number) {
  const index = market().stores.findIndex((store) => store.storeId === storeId);
  if (index < 0) return undefined;
  const ofDay = (day: string): Flow => storesOfDay(day, until)[index] ?? { visits: 0, payments: 0 };
  const grain = getGrain(range);
  if (grain !== 'hour') {
    const steps = inSteps(range, ofDay, add);
    return {
      storeId,
      grain,
      points: steps.map(({ at, value: { visits, payments } }) => ({ at, visits, payments })),
    };
  }
  const [day = ''] = getDays(range);
  const hours = hoursOfDay(day, until);
  const total = ofDay(day);
  const visits = splitByWeights(
    total.visits,
    hours.map((hour) => hour.visits),
  );
  const payments = splitByWeights(
    total.payments,
    hours.map((hour) => hour.payments),
  );
  return {
    storeId,
    grain,
    points: hours.map((_, hour) => ({
      at: hourName(day, hour),
      visits: visits[hour] ?? 0,
      payments: payments[hour] ?? 0,
    })),
  };
}
