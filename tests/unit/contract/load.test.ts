import { SESSION_KINDS, USER_NUMBERS } from '../../../config/contract/guide/loadSessions';
import { type SimulatedSession, simulate, simulatePeak, toSimulated } from '../../support/load/simulation';
import { countCalls, readLoad, recordLoad } from '../../support/load/visits';

const NO_CALLS = { publicReads: 0, personalReads: 0, writes: 0, polls: 0 };
const session = (step: Partial<SimulatedSession['steps'][number]>): SimulatedSession => ({
  weight: 1,
  steps: [{ seconds: 60, open: NO_CALLS, perMinute: 0, ...step }],
});
const options = { seed: 7, seconds: 2_000 };

describe('the simulation', () => {
  it('has no calls without users, or with users that call nothing', () => {
    const sessions = [session({ open: { ...NO_CALLS, writes: 3 }, perMinute: 4 })];
    expect(simulate({ ...options, active: 0, sessions })).toEqual({
      mean: { ...NO_CALLS, all: 0 },
      p99: { ...NO_CALLS, all: 0 },
      polling: 0,
    });
    expect(simulate({ ...options, active: 500, sessions: [session({})] }).mean.all).toBe(0);
  });

  it('has one call a minute of each user when a session of a minute begins with one', () => {
    const sessions = [session({ open: { ...NO_CALLS, personalReads: 1 } })];
    const { mean, p99 } = simulate({ ...options, active: 600, sessions });
    expect(mean.personalReads).toBeGreaterThan(9.7);
    expect(mean.personalReads).toBeLessThan(10.3);
    expect(mean.all).toBe(mean.personalReads);
    // Poisson: 10 calls in a second on average, 18 in one of a hundred.
    expect(p99.all).toBeGreaterThanOrEqual(17);
    expect(p99.all).toBeLessThanOrEqual(19);
  });

  it('repeats calls as long as people stay, and counts these people', () => {
    const sessions = [session({ seconds: 600, perMinute: 12 })];
    const { mean, polling } = simulate({ ...options, active: 300, sessions });
    expect(polling).toBeGreaterThan(270);
    expect(polling).toBeLessThan(330);
    expect(mean.polls / polling).toBeGreaterThan(0.195);
    expect(mean.polls / polling).toBeLessThan(0.205);
  });

  it('picks sessions by their weight', () => {
    const sessions = [
      { ...session({ open: { ...NO_CALLS, writes: 1 } }), weight: 1 },
      { ...session({ open: { ...NO_CALLS, publicReads: 1 } }), weight: 3 },
    ];
    const { mean } = simulate({ ...options, active: 4_000, sessions });
    expect(mean.publicReads / mean.writes).toBeGreaterThan(2.9);
    expect(mean.publicReads / mean.writes).toBeLessThan(3.1);
  });

  it('returns the same numbers for a seed, and others for another', () => {
    const run = (seed: number) =>
      simulate({ active: 100, seed, sessions: [session({ open: { ...NO_CALLS, writes: 1 } })] });
    expect(run(1)).toEqual(run(1));
    expect(run(1)).not.toEqual(run(2));
  });
});

describe('the chapter "Load"', () => {
  const { visits } = readLoad();

  it('counts calls by operation, literal paths before ids', () => {
    const calls = [
      { method: 'GET', path: '/api/v1/order/list' },
      { method: 'GET', path: '/api/v1/order/20' },
      { method: 'GET', path: '/api/v1/order/21' },
      { method: 'POST', path: '/api/v1/demo/reset' },
    ];
    expect(countCalls(calls)).toEqual({ getOrder: 2, listOrders: 1 });
  });

  it('has sessions of recorded pages, a hundred of a hundred', () => {
    expect(SESSION_KINDS.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
    const kinds = SESSION_KINDS.map((kind) => toSimulated(kind, visits));
    const buying = kinds[2]?.steps.reduce((sum, { open }) => sum + open.writes, 0);
    // Sign-in, order and payment.
    expect(buying).toBe(3);
    const unknown = {
      name: '',
      percent: 1,
      steps: [{ visitor: 'visitor' as const, path: '/x', seconds: 1 }],
    };
    expect(() => toSimulated(unknown, visits)).toThrow('/x was not recorded');
  });

  it('has the peaks that the recorded calls make', () => {
    if (process.env.RECORD_LOAD === '1')
      recordLoad({ peaks: USER_NUMBERS.map((users) => simulatePeak(users, visits)) });
    // The largest would take longest, and says nothing more.
    const users = USER_NUMBERS[0];
    const recorded = readLoad().peaks.find((each) => each.users === users);
    if (JSON.stringify(recorded) === JSON.stringify(simulatePeak(users, visits))) return;
    throw new Error('Record the peaks: RECORD_LOAD=1 npx jest unit/contract/load --selectProjects unit');
  });
});
