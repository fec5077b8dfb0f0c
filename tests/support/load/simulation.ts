import { ENDPOINTS } from '../../../config/contract/endpoints';
import { callKind } from '../../../config/contract/guide/loadKinds';
import {
  CALL_KINDS,
  type CallCounts,
  type Calls,
  type Peak,
  type RecordedVisit,
} from '../../../config/contract/guide/loadRecord';
import { PEAK_SHARE, SESSION_KINDS, type SessionKind } from '../../../config/contract/guide/loadSessions';
import { seededRandom } from '../generatedAnswers';

/** One page of a simulated session. */
export interface SimulatedStep {
  /** Mean stay. */
  seconds: number;
  /** Calls at the beginning. */
  open: CallCounts;
  /** Calls that repeat, in a minute. */
  perMinute: number;
}

export interface SimulatedSession {
  /** How often it occurs, relative to the others. */
  weight: number;
  steps: readonly SimulatedStep[];
}

interface Simulation {
  /** Mean number of people in a session. */
  active: number;
  sessions: readonly SimulatedSession[];
  seed: number;
  /** Seconds that are counted. */
  seconds?: number;
}

const COUNTED_SECONDS = 900;

const lengthOf = ({ steps }: SimulatedSession) => steps.reduce((sum, { seconds }) => sum + seconds, 0);

/** The value that 99 of 100 seconds do not exceed. */
function percentile99(values: Float64Array): number {
  const sorted = values.toSorted();
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0;
}

const mean = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Simulates sessions that begin at random (Poisson arrivals), whose stays vary between half and one and a half times their mean.
 * Returns calls in a second by kind, and how many people are on a page that repeats calls.
 */
export function simulate({
  active,
  sessions,
  seed,
  seconds = COUNTED_SECONDS,
}: Simulation): Omit<Peak, 'users' | 'active'> {
  const random = seededRandom(seed);
  const bins = Object.fromEntries(CALL_KINDS.map((kind) => [kind, new Float64Array(seconds)])) as Record<
    keyof CallCounts,
    Float64Array
  >;
  let polledSeconds = 0;

  function count(kind: keyof CallCounts, at: number, calls: number): void {
    const second = Math.floor(at);
    const bin = bins[kind];
    if (second >= 0 && second < seconds) bin[second] = (bin[second] ?? 0) + calls;
  }

  function stay(startedAt: number, { seconds: meanStay, open, perMinute }: SimulatedStep): number {
    const endsAt = startedAt + meanStay * (0.5 + random());
    for (const kind of CALL_KINDS) if (open[kind] > 0) count(kind, startedAt, open[kind]);
    if (perMinute === 0) return endsAt;
    const pause = 60 / perMinute;
    for (let at = startedAt + pause; at < endsAt; at += pause) count('polls', at, 1);
    polledSeconds += Math.max(0, Math.min(endsAt, seconds) - Math.max(startedAt, 0));
    return endsAt;
  }

  const weights = sessions.reduce((sum, { weight }) => sum + weight, 0);
  const meanLength = sessions.reduce((sum, each) => sum + each.weight * lengthOf(each), 0) / weights;
  const perSecond = active / meanLength;
  const pick = () => {
    let left = random() * weights;
    return sessions.find(({ weight }) => {
      left -= weight;
      return left < 0;
    });
  };
  const longest = 1.5 * Math.max(...sessions.map(lengthOf));
  const pause = () => -Math.log(1 - random()) / perSecond;
  // Those that were there before are counted from their start on.
  for (let at = pause() - longest; at < seconds; at += pause()) {
    let now = at;
    for (const step of pick()?.steps ?? []) now = stay(now, step);
  }

  const all = Float64Array.from({ length: seconds }, (_, second) =>
    CALL_KINDS.reduce((sum, kind) => sum + (bins[kind][second] ?? 0), 0),
  );
  const byKind = (measure: (values: Float64Array) => number) =>
    ({
      ...Object.fromEntries(CALL_KINDS.map((kind) => [kind, measure(bins[kind])])),
      all: measure(all),
    }) as Peak['mean'];
  return { mean: byKind(mean), p99: byKind(percentile99), polling: polledSeconds / seconds };
}

const NO_CALLS: CallCounts = { publicReads: 0, personalReads: 0, writes: 0, polls: 0 };

function addCalls(counts: CallCounts, calls: Calls): CallCounts {
  const added = { ...counts };
  for (const [id, number = 0] of Object.entries(calls)) {
    const endpoint = ENDPOINTS.find((each) => each.id === id);
    if (!endpoint) throw new Error(`There is no operation ${id}`);
    added[callKind(endpoint)] += number;
  }
  return added;
}

/** Returns a kind of session with the recorded calls of its pages. Throws for a page that was not recorded. */
export function toSimulated(kind: SessionKind, visits: readonly RecordedVisit[]): SimulatedSession {
  const steps = kind.steps.map(({ visitor, path, seconds, acts = [] }) => {
    const visit = visits.find((each) => each.visitor === visitor && each.path === path);
    if (!visit) throw new Error(`${path} was not recorded for a ${visitor}`);
    const acted = Object.fromEntries(acts.map((id) => [id, acts.filter((each) => each === id).length]));
    return {
      seconds,
      open: addCalls(addCalls(NO_CALLS, visit.open), acted),
      perMinute: Object.values(visit.minute).reduce<number>((sum, number = 0) => sum + number, 0),
    };
  });
  return { weight: kind.percent, steps };
}

const rounded = (value: number) => (value < 10 ? Math.round(value * 10) / 10 : Math.round(value));
const roundAll = ({ publicReads, personalReads, writes, polls, all }: Peak['mean']): Peak['mean'] => ({
  publicReads: rounded(publicReads),
  personalReads: rounded(personalReads),
  writes: rounded(writes),
  polls: rounded(polls),
  all: rounded(all),
});

const SEED = 20_261_120;

/** Returns the calls in the busiest minutes for a number of registered users. */
export function simulatePeak(users: number, visits: readonly RecordedVisit[]): Peak {
  const active = users * PEAK_SHARE;
  const sessions = SESSION_KINDS.map((kind) => toSimulated(kind, visits));
  const { mean: average, p99, polling } = simulate({ active, sessions, seed: SEED });
  return { users, active, mean: roundAll(average), p99: roundAll(p99), polling: Math.round(polling) };
}
