import {
  isLatestEnd,
  isLatestEndNear,
  latestSessionEnd,
  sessionEnd,
  sessionWarning,
} from '../../../../src/domain/account/sessionEnd';

const NOW = Date.parse('2026-11-20T08:00:00.000Z');
const warn = (leftMs: number) => sessionWarning(NOW + leftMs, NOW);

it('is silent until two minutes before the end, and looks again then, or after a minute', () => {
  expect(warn(86_400_000)).toEqual({ secondsLeft: undefined, changesAfterMs: 60_000 });
  expect(warn(150_000)).toEqual({ secondsLeft: undefined, changesAfterMs: 30_000 });
  expect(warn(120_001)).toEqual({ secondsLeft: undefined, changesAfterMs: 1 });
  expect(warn(120_000)).toEqual({ secondsLeft: 120, changesAfterMs: 1000 });
});

it('counts whole seconds, each to its end', () => {
  expect(warn(119_400)).toEqual({ secondsLeft: 120, changesAfterMs: 400 });
  expect(warn(119_001)).toEqual({ secondsLeft: 120, changesAfterMs: 1 });
  expect(warn(1_000)).toEqual({ secondsLeft: 1, changesAfterMs: 1000 });
  expect(warn(1)).toEqual({ secondsLeft: 1, changesAfterMs: 1 });
});

it('stays at zero once it is over', () => {
  for (const leftMs of [0, -1, -86_400_000]) expect(warn(leftMs).secondsLeft).toBe(0);
});

describe('a session ends', () => {
  const DAY = 86_400_000;
  const session = { createdAt: NOW, lastSeenAt: NOW };

  it('a day after its last call, on a remembered device', () => {
    const remembered = { ...session, remembered: true };
    expect(sessionEnd(remembered)).toBe(NOW + DAY);
    expect(sessionEnd({ ...remembered, lastSeenAt: NOW + 5 * DAY })).toBe(NOW + 6 * DAY);
  });

  it('at the latest 30 days after the sign-in on a remembered device, and a day on any other', () => {
    const used = { ...session, lastSeenAt: NOW + 200 * DAY };
    expect(sessionEnd({ ...used, remembered: true })).toBe(NOW + 30 * DAY);
    expect(sessionEnd({ ...used, remembered: false })).toBe(NOW + DAY);
    expect(sessionEnd(used)).toBe(NOW + DAY);
    expect(latestSessionEnd({ ...used, remembered: true })).toBe(NOW + 30 * DAY);
  });
});

it('tells of the latest end in the hour before it', () => {
  const near = (leftMs: number) => isLatestEndNear(NOW + leftMs, NOW);
  expect([3_600_001, 3_600_000, 1, 0, -1].map(near)).toEqual([false, true, true, false, false]);
  expect([undefined, Number.NaN].map((end) => isLatestEndNear(end, NOW))).toEqual([false, false]);
});

it('knows the latest end by the second', () => {
  expect(isLatestEnd(NOW, NOW + 1_999)).toBe(true);
  expect(isLatestEnd(NOW, NOW + 60_000)).toBe(false);
  expect(isLatestEnd(NOW, undefined)).toBe(false);
});
