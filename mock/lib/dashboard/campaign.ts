import { accountingDay, DAY_MS, shiftDay, startOfDay, weekdayOf } from '../../../src/domain/calendar';
import { getDays } from '../../../src/domain/console/dashboardRange';
import { basisPoints, relativeChange } from '../../../src/domain/console/proportion';
import { isoTime } from '../clock';
import type { Language } from '../text';
import { getDayTotals } from './days';

const NAME = { zh: '年末企业上云季', en: 'Year-end cloud season' };

/** Sales per day, in cents. */
export const DAY_GOAL = 38_000_000;

/** A campaign runs from Monday to Sunday, and the next one follows. */
function getFirstDay(until: number): string {
  const day = accountingDay(until);
  return shiftDay(day, -((weekdayOf(day) + 6) % 7));
}

/** Sales of the campaign of `until` up to then, in cents. */
const getSales = (until: number) =>
  getDays({ from: getFirstDay(until), to: accountingDay(until) }).reduce(
    (sum, day) => sum + getDayTotals(day, until).sales,
    0,
  );

export const campaignEnd = (until: number, language: Language) => ({
  name: NAME[language],
  endsAt: isoTime(startOfDay(shiftDay(getFirstDay(until), 7)) ?? until),
});

/** The campaign that runs at `until` (milliseconds since 1970). */
export function getCampaign(until: number, language: Language) {
  const sales = getSales(until);
  return {
    ...campaignEnd(until, language),
    reached: basisPoints(sales, 7 * DAY_GOAL),
    change: relativeChange(sales, getSales(until - 7 * DAY_MS)),
  };
}
