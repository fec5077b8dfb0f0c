import { sessionWarning } from '../../../../src/domain/account/sessionEnd';

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
  expect(warn(1_000)).toEqual({ secondsLeft: 1, changesAfterMs: 1000 });
  expect(warn(1)).toEqual({ secondsLeft: 1, changesAfterMs: 1 });
});

it('stays at zero once it is over', () => {
  for (const leftMs of [0, -1, -86_400_000]) expect(warn(leftMs).secondsLeft).toBe(0);
});
