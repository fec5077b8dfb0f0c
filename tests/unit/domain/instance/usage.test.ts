import { forecastAllowance, getPace, isAlertDue, nextReset, usedPercent } from '@/domain/instance/usage';

const DAY_MS = 86_400_000;
const NOW = Date.parse('2026-11-20T04:00:00.000Z');
const later = (days: number) => new Date(NOW + days * DAY_MS).toISOString();
const pack = (used: number, total = 1_000) => ({ kind: 'pack' as const, total, used, resetsOn: undefined });
const daysOf = (...amounts: number[]) => amounts.map((amount) => ({ day: '2026-11-20', amount }));

describe('getPace', () => {
  it('is the mean of the last seven whole days, without today', () => {
    expect(getPace(daysOf(900, 1, 2, 3, 4, 5, 6, 7, 800))).toBe(4);
    expect(getPace(daysOf(10, 20, 999))).toBe(15);
  });

  it('is zero without a whole day', () => {
    expect(getPace([])).toBe(0);
    expect(getPace(daysOf(50))).toBe(0);
  });
});

it.each([
  ['of a service that renews itself', 10, 5, false, 10],
  ['of a service that ends later', 10, 40, true, 10],
  ['of a service that ends before', 10, 5, true, undefined],
  ['of a service that ends with its month', 10, 10, true, undefined],
  ['of a service without an end', 10, undefined, true, 10],
  ['of a pack', undefined, 5, true, undefined],
])('the units %s start over only when a month follows', (_, resets, ends, isEnding, expected) => {
  const at = (days: number | undefined) => (days === undefined ? undefined : later(days));
  const term = { endsOn: at(ends), isEnding };
  expect(nextReset({ resetsOn: at(resets) }, term)).toBe(at(expected));
});

describe('forecastAllowance', () => {
  it.each([
    ['is used up', pack(1_000), 5, undefined, { kind: 'usedUp' }],
    ['is used beyond its limit', pack(1_200), 5, undefined, { kind: 'usedUp' }],
    ['is not used and does not end', pack(10), 0, undefined, { kind: 'unused' }],
    ['is not used but ends', pack(10), 0, later(3), { kind: 'enough', until: NOW + 3 * DAY_MS }],
    ['runs out', pack(500), 100, undefined, { kind: 'runsOut', at: NOW + 5 * DAY_MS }],
    ['runs out before the end', pack(500), 100, later(6), { kind: 'runsOut', at: NOW + 5 * DAY_MS }],
    ['lasts to the moment of the end', pack(500), 100, later(5), { kind: 'enough', until: NOW + 5 * DAY_MS }],
    ['lasts longer than the service', pack(500), 1, later(9), { kind: 'enough', until: NOW + 9 * DAY_MS }],
  ] as const)('tells of an allowance that %s', (_, allowance, pace, endsOn, expected) => {
    expect(forecastAllowance(allowance, { pace, now: NOW, endsOn })).toEqual(expected);
  });

  it('counts to the next month or the end, whichever comes first', () => {
    const month = { kind: 'month' as const, total: 300, used: 100, resetsOn: later(10) };
    expect(forecastAllowance(month, { pace: 20, now: NOW, endsOn: later(40) })).toEqual({
      kind: 'enough',
      until: NOW + 10 * DAY_MS,
    });
    expect(forecastAllowance(month, { pace: 20, now: NOW, endsOn: later(2) })).toEqual({
      kind: 'enough',
      until: NOW + 2 * DAY_MS,
    });
    expect(forecastAllowance(month, { pace: 40, now: NOW, endsOn: later(40) })).toEqual({
      kind: 'runsOut',
      at: NOW + 5 * DAY_MS,
    });
  });

  it('never lasts longer when more is used or the pace is higher', () => {
    const end = (used: number, pace: number) => {
      const forecast = forecastAllowance(pack(used), { pace, now: NOW, endsOn: undefined });
      return forecast.kind === 'runsOut' ? forecast.at : NOW;
    };
    for (let used = 0; used <= 1_000; used += 50) {
      for (let pace = 1; pace < 100; pace += 7) {
        expect(end(used + 1, pace)).toBeLessThanOrEqual(end(used, pace));
        expect(end(used, pace + 1)).toBeLessThanOrEqual(end(used, pace));
      }
    }
  });
});

it.each([
  [0, 1_000, 0],
  [9, 1_000, 0],
  [799, 1_000, 79],
  [800, 1_000, 80],
  [1_000, 1_000, 100],
  [5_000, 1_000, 100],
])('%i of %i units are %i percent', (used, total, percent) => {
  expect(usedPercent({ used, total })).toBe(percent);
});

it('a message is due when the threshold is reached', () => {
  expect(isAlertDue(pack(799), 80)).toBe(false);
  expect(isAlertDue(pack(800), 80)).toBe(true);
  expect(isAlertDue(pack(1_000), 100)).toBe(true);
  expect(isAlertDue(pack(1_000), undefined)).toBe(false);
  expect(isAlertDue(undefined, 80)).toBe(false);
});
