import {
  accountingDay,
  accountingMonth,
  anchorDay,
  dayDigits,
  dayRange,
  endOfDay,
  isDay,
  lastMonths,
  shiftByPeriod,
  shiftDay,
  shiftMonths,
  startOfDay,
  startOfMonth,
} from '@/domain/calendar';

const at = (text: string) => Date.parse(`${text}T08:30:00.000Z`);
/** A time of China. */
const china = (text: string) => Date.parse(`${text}+08:00`);

it('isDay accepts days of the calendar only', () => {
  for (const day of ['2026-11-20', '2024-02-29', '0099-01-01']) expect(isDay(day)).toBe(true);
  for (const wrong of ['', '2026-02-29', '2026-13-01', '2026-1-1', '20261120', '2026-11-20T00:00']) {
    expect(isDay(wrong)).toBe(false);
  }
});

it('dayRange includes the whole last day in the portal’s time zone', () => {
  expect(dayRange('2026-11-20', '2026-11-20')).toEqual({
    from: '2026-11-19T16:00:00.000Z',
    to: '2026-11-20T16:00:00.000Z',
  });
  expect(dayRange(undefined, '2026-12-31')).toEqual({ to: '2026-12-31T16:00:00.000Z' });
});

it('dayRange ignores invalid days', () => {
  expect(dayRange('soon', undefined)).toEqual({});
  expect(Object.keys(dayRange('2026-11-20', 'later'))).toEqual(['from']);
});

it('shiftByPeriod goes back to the last day of a shorter month', () => {
  expect(shiftByPeriod(at('2026-03-31'), { unit: 'month', count: 1 }, -1)).toBe(at('2026-02-28'));
  expect(shiftByPeriod(at('2026-05-31'), { unit: 'quarter', count: 1 }, -1)).toBe(at('2026-02-28'));
});

describe('accounting time', () => {
  it("is in China's time zone", () => {
    expect(accountingDay(Date.parse('2026-10-31T15:59:59.999Z'))).toBe('2026-10-31');
    expect(accountingDay(Date.parse('2026-10-31T16:00:00.000Z'))).toBe('2026-11-01');
    expect(accountingMonth(Date.parse('2026-12-31T16:00:00.000Z'))).toBe('2027-01');
    expect(startOfDay('2026-11-01')).toBe(Date.parse('2026-10-31T16:00:00.000Z'));
    expect(startOfMonth('2026-11', -11)).toBe(Date.parse('2025-11-30T16:00:00.000Z'));
  });

  it('has no day for an unreadable moment', () => {
    expect(accountingDay(Number.NaN)).toBe('');
  });

  it.each(['2026-02-30', '2026-13-01', '20261101', '', 'x'])('rejects the day %j', (day) => {
    expect(startOfDay(day)).toBeUndefined();
  });

  it('lists months across the new year', () => {
    expect(lastMonths(Date.parse('2026-01-31T20:00:00.000Z'), 3)).toEqual(['2025-12', '2026-01', '2026-02']);
    expect(startOfMonth('2026-13')).toBeUndefined();
  });
});

describe('terms', () => {
  const month = { unit: 'month', count: 1 } as const;

  it('end at the same time of day in China, whatever the day is in UTC', () => {
    expect(shiftByPeriod(china('2027-03-01T02:00'), month)).toBe(china('2027-04-01T02:00'));
    expect(shiftByPeriod(china('2027-12-31T07:59'), { unit: 'year', count: 1 })).toBe(
      china('2028-12-31T07:59'),
    );
  });

  it('keep their anchor day over shorter months', () => {
    const ends: (number | undefined)[] = [];
    let end: number | undefined = china('2028-01-31T02:00');
    for (let term = 0; term < 3 && end !== undefined; term += 1) {
      end = shiftByPeriod(end, month, 1, 31);
      ends.push(end);
    }
    expect(ends).toEqual(['2028-02-29T02:00', '2028-03-31T02:00', '2028-04-30T02:00'].map(china));
    expect(anchorDay(china('2028-01-31T02:00'))).toBe(31);
  });

  it('take another day than the last of a shorter month as the anchor', () => {
    expect(shiftByPeriod(china('2027-03-03T02:00'), month, 1, 31)).toBe(china('2027-04-03T02:00'));
    expect(shiftByPeriod(china('2027-03-31T02:00'), month, 1, 15)).toBe(china('2027-04-30T02:00'));
    expect(shiftByPeriod(china('2027-02-28T02:00'), month, -1, 31)).toBe(china('2027-01-31T02:00'));
  });

  it('have no end for a single delivery, an unreadable moment and an unreadable term', () => {
    expect(shiftByPeriod(china('2028-01-31T02:00'), { unit: 'once', count: 1 })).toBeUndefined();
    expect(shiftByPeriod(Number.NaN, month)).toBeUndefined();
    expect(shiftMonths(china('2028-01-31T02:00'), Number.NaN)).toBeUndefined();
  });
});

it('a day without a time is valid to its end in China', () => {
  expect(endOfDay('2027-01-24')).toBe(china('2027-01-25T00:00'));
  expect(endOfDay('soon')).toBeUndefined();
});

it('days are counted on over the ends of months', () => {
  expect(shiftDay('2028-02-28', 1)).toBe('2028-02-29');
  expect(shiftDay('2027-01-01', -1)).toBe('2026-12-31');
  expect(shiftDay('soon', 1)).toBe('soon');
});

it('numbers carry the day in China', () => {
  expect(dayDigits(china('2027-01-01T07:59'))).toBe('20270101');
});
