import { accountingDay, anchorDay, MINUTE_MS } from '@/domain/calendar';
import type { Period } from '@/domain/catalog/service';
import { expiringSoonFrom, isExpiringSoon, termStart } from '@/domain/instance/instance';
import { forecastRenewals } from '@/domain/instance/renewalForecast';
import { daysOfTerm, renewedEnd } from '@/domain/instance/upgrade';

const DAY_MS = 86_400_000;
/** A time of China. */
const china = (text: string) => Date.parse(`${text}+08:00`);
const MONTHS = { month: 1, quarter: 3, year: 12 };

/** The day of China so many months later: the anchor day or the last day of a shorter month. */
function expectedDay(year: number, month: number, day: number, later: number): string {
  const months = year * 12 + month - 1 + later;
  const [endYear, endMonth] = [Math.floor(months / 12), (months % 12) + 1];
  const last = new Date(Date.UTC(endYear, endMonth, 0)).getUTCDate();
  return `${endYear}-${String(endMonth).padStart(2, '0')}-${String(Math.min(day, last)).padStart(2, '0')}`;
}

const TIMES = ['00:00', '02:00', '07:59', '08:00', '23:59'];
// January of a leap year, of the year before one and of the year after one; February of a leap year.
const BEGINS: [number, number, number][] = [2027, 2028, 2029].flatMap((year) =>
  [28, 29, 30, 31].map((day): [number, number, number] => [year, 1, day]),
);
BEGINS.push([2028, 2, 29], [2027, 2, 28], [2028, 2, 28], [2027, 8, 31], [2027, 11, 30]);

describe.each([
  { unit: 'month', count: 1 },
  { unit: 'month', count: 5 },
  { unit: 'quarter', count: 1 },
  { unit: 'year', count: 1 },
] as const)('terms of $count $unit', (period: Period) => {
  const months = MONTHS[period.unit as keyof typeof MONTHS] * period.count;

  it.each(BEGINS)(
    'that begin on %i-%i-%i end on that day or the last of a shorter month',
    (year, month, day) => {
      for (const time of TIMES) {
        const beganOn = china(`${expectedDay(year, month, day, 0)}T${time}`);
        const anchor = anchorDay(beganOn);
        expect(anchor).toBe(day);
        let begin = beganOn;
        for (let term = 1; term <= 14; term += 1) {
          const end = renewedEnd(begin, period, beganOn, anchor) ?? 0;
          expect(new Date(end + 8 * 60 * MINUTE_MS).toISOString().slice(0, 16)).toBe(
            `${expectedDay(year, month, day, term * months)}T${time}`,
          );
          // What the prices of upgrades and the reminders take for the begin of the term is the end of the one before.
          expect(daysOfTerm(end, period, begin, anchor)).toEqual({
            daysLeft: (end - begin) / DAY_MS,
            daysOfPeriod: (end - begin) / DAY_MS,
            laterTerms: 0,
          });
          expect(termStart({ beganOn, endsOn: end, period, anchorDay: anchor })).toBe(begin);
          begin = end;
        }
      }
    },
  );

  it('that are forecast end when renewals end them', () => {
    const endsOn = china('2027-02-28T02:00');
    const at = forecastRenewals(
      [
        {
          ...{ instanceId: 'a', autoRenew: true, price: 1, openOrder: undefined, refundPending: false },
          handOver: undefined,
          ...{ endsOn: new Date(endsOn).toISOString(), anchorDay: 31, period },
        },
      ],
      { balance: 1_000 },
      { now: china('2027-02-01T00:00') },
    ).map((event) => accountingDay(event.at + DAY_MS));
    expect(at.length).toBeGreaterThan(0);
    expect(at).toEqual(at.map((_day, index) => expectedDay(2027, 2, 31, index * months)));
  });

  it('count as ending soon in the last 30 days, at most the last quarter', () => {
    const beganOn = china('2027-01-31T02:00');
    const endsOn = renewedEnd(beganOn, period, beganOn) ?? 0;
    const from = expiringSoonFrom({ beganOn, endsOn, period });
    expect(endsOn - from).toBe(Math.min(30 * DAY_MS, (endsOn - beganOn) / 4));
    const service = {
      ...{ status: 'active' as const, period, anchorDay: 31 },
      ...{ beganOn: new Date(beganOn).toISOString(), endsOn: new Date(endsOn).toISOString() },
    };
    const soonAt = [beganOn, from - 1, from, endsOn - 1, endsOn].map((at) => isExpiringSoon(service, at));
    expect(soonAt).toEqual([false, false, true, true, false]);
    // After a renewal the last term counts, not all of them.
    const renewed = renewedEnd(endsOn, period, endsOn, 31) ?? 0;
    expect(expiringSoonFrom({ beganOn, endsOn: renewed, period, anchorDay: 31 })).toBe(
      renewed - Math.min(30 * DAY_MS, (renewed - endsOn) / 4),
    );
  });
});

describe('a renewal', () => {
  const month = { unit: 'month', count: 1 } as const;

  it('keeps the anchor up to the end of the term, and begins a new one after it', () => {
    const endsOn = china('2027-02-28T02:00');
    expect(renewedEnd(endsOn, month, endsOn, 31)).toBe(china('2027-03-31T02:00'));
    expect(renewedEnd(endsOn, month, endsOn + 1, 31)).toBe(china('2027-03-28T02:00') + 1);
  });

  it('without a known anchor goes by the day of the end', () => {
    expect(renewedEnd(china('2027-02-28T02:00'), month, 0)).toBe(china('2027-03-28T02:00'));
  });
});

it('a trial and a service with an unreadable begin end soon all the same', () => {
  const endsOn = china('2027-02-28T02:00');
  const period = { unit: 'year', count: 1 } as const;
  expect(expiringSoonFrom({ beganOn: endsOn - 8 * DAY_MS, endsOn, period })).toBe(endsOn - 2 * DAY_MS);
  const once = { unit: 'once', count: 1 } as const;
  expect(expiringSoonFrom({ beganOn: Number.NaN, endsOn, period })).toBe(endsOn - 30 * DAY_MS);
  expect(expiringSoonFrom({ beganOn: Number.NaN, endsOn, period: once })).toBe(endsOn - 30 * DAY_MS);
});
