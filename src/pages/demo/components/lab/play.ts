import type { DemoClock, Outage } from '@/domain/demo';
import { isRequestError } from '@/domain/requestError';
import {
  type StoryCaller,
  setStoryClock,
  setStoryOutages,
  setStoryPayments,
  startStory,
} from '@/services/lab';
import { type Act, type Facts, type Story, StoryMismatch } from './story';

/** A running story: its state at the mock, and how far it is. */
export interface Run {
  stateId: string;
  /** Number of finished steps. */
  position: number;
  facts: Facts;
  /** Of the story's clock to the real one. */
  offsetSeconds: number;
  outages: readonly Outage[];
}

/** Why a step ended early. */
export interface StepFailure {
  /** Zero-based. */
  step: number;
  /** `GET order/:orderId`, or what else it did. */
  act: string;
  expected?: string;
  found: string;
}

const toRun = (stateId: string, { offsetSeconds }: DemoClock): Run => ({
  stateId,
  position: 0,
  facts: {},
  offsetSeconds,
  outages: [],
});

/** Seeds the state again and returns to the beginning. Throws a RequestError. */
export async function startRun({ startsAt }: Story, stateId: string, signal: AbortSignal): Promise<Run> {
  return toRun(stateId, await startStory(startsAt, { stateId, signal }));
}

async function perform(act: Act, run: Run, caller: StoryCaller): Promise<Partial<Run>> {
  switch (act.type) {
    case 'call':
      return { facts: { ...run.facts, ...(await act.send(caller, run.facts)) } };
    case 'clock': {
      const { offsetSeconds } = await setStoryClock(run.offsetSeconds + act.seconds, caller);
      return { offsetSeconds };
    }
    case 'payments':
      await setStoryPayments(act.settings, caller);
      return {};
    case 'outages':
      return { outages: (await setStoryOutages(act.outages, caller)).outages };
  }
}

/** Performs the next step. Throws an AbortError when the signal aborts. */
export async function playStep(
  { steps }: Story,
  run: Run,
  signal: AbortSignal,
): Promise<{ run: Run; failure?: StepFailure }> {
  const step = steps[run.position];
  let next = run;
  for (const act of step?.acts ?? []) {
    try {
      const caller = { stateId: next.stateId, token: next.facts.token, signal };
      next = { ...next, ...(await perform(act, next, caller)) };
    } catch (error) {
      const failure = { step: run.position, act: act.type === 'call' ? act.key : act.type };
      if (error instanceof StoryMismatch) {
        return { run: next, failure: { ...failure, expected: error.expected, found: error.found } };
      }
      if (!isRequestError(error)) throw error;
      return { run: next, failure: { ...failure, found: `${error.code ?? error.kind} · ${error.message}` } };
    }
  }
  return { run: { ...next, position: run.position + 1 } };
}
