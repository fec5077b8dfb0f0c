import { session } from '@/request/session';
import { expireSessionOnServer, fetchClock, runScenario } from '@/services/demo';
import { fetchCurrentUser } from '@/services/user';
import { type Outcome, observe } from './trial';

interface RuleTrial {
  name: string;
  /** The texts are `demo.rule.<topic>.note` and `demo.rule.<topic>.expect`. */
  topic:
    | 'abort'
    | 'silent'
    | 'skipErrorHandler'
    | 'handledCodes'
    | 'skipAuth'
    | 'inFlight'
    | 'throttle'
    | 'cache';
  /** Disabled while signed out. */
  needsSession?: boolean;
  run: () => Promise<Outcome>;
}

const ABORT_AFTER_MS = 300;
const CALLS_IN_FLIGHT = 20;
const FAILURES_AT_ONCE = 5;
// Long enough that two replies carry different times.
const BETWEEN_CALLS_MS = 20;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function abort(): Promise<Outcome> {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), ABORT_AFTER_MS);
  return observe(runScenario('hang', { signal: controller.signal }));
}

async function throttle(): Promise<Outcome> {
  const calls = Array.from({ length: FAILURES_AT_ONCE }, () => observe(runScenario('failure-message')));
  const failures = (await Promise.all(calls)).filter(({ type }) => type === 'failure').length;
  return { type: 'summary', good: true, id: 'demo.summary.throttle', values: { failures } };
}

async function cache(): Promise<Outcome> {
  const probe = String(Date.now());
  const first = await fetchClock({ probe });
  await pause(BETWEEN_CALLS_MS);
  const second = await fetchClock({ probe });
  const good = first.now === second.now;
  const id = good ? 'demo.summary.cached' : 'demo.summary.notCached';
  return { type: 'summary', good, id, values: { first: first.now, second: second.now } };
}

async function callsInFlight(): Promise<Outcome> {
  let ends = 0;
  const unsubscribe = session.subscribe(({ type }) => {
    if (type === 'ended') ends += 1;
  });
  try {
    await expireSessionOnServer();
    const calls = Array.from({ length: CALLS_IN_FLIGHT }, () => observe(fetchCurrentUser()));
    const failures = (await Promise.all(calls)).filter(
      (outcome) => outcome.type === 'failure' && outcome.kind === 'session',
    ).length;
    const good = ends === 1 && failures === CALLS_IN_FLIGHT;
    return { type: 'summary', good, id: 'demo.summary.inFlight', values: { failures, ends } };
  } finally {
    unsubscribe();
  }
}

/** Rules of the request layer besides the catalogue: call options and concurrent calls. */
export const RULE_TRIALS: readonly RuleTrial[] = [
  { name: 'abort', topic: 'abort', run: abort },
  { name: 'silent', topic: 'silent', run: () => observe(runScenario('failure-message', { silent: true })) },
  {
    name: 'skipErrorHandler',
    topic: 'skipErrorHandler',
    run: () => observe(runScenario('failure-message', { skipErrorHandler: true })),
  },
  {
    name: 'handledCodes',
    topic: 'handledCodes',
    run: () => observe(runScenario('failure-message', { handledCodes: [50001] })),
  },
  { name: 'skipAuth', topic: 'skipAuth', run: () => observe(runScenario('code-401', { skipAuth: true })) },
  { name: 'calls-in-flight', topic: 'inFlight', needsSession: true, run: callsInFlight },
  { name: 'popup-throttle', topic: 'throttle', run: throttle },
  { name: 'cache', topic: 'cache', run: cache },
];
