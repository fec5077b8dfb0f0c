import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAction } from '@/components/query/useAction';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { playStep, type Run, type StepFailure, startRun } from './play';
import type { Story } from './story';

/** Between two steps that are played one after the other, so that each can be seen. */
const PACE_MS = 700;

interface PlayerOptions {
  story: Story;
  stateId: string;
  /** Number of steps that are played at once in the beginning. */
  initialPosition: number;
  /** Called when the story rests. */
  onRest: (run: Run, failure: StepFailure | undefined) => void;
}

/** Plays a story from its beginning to any step. */
export function useStoryPlayer({ story, stateId, initialPosition, onRest }: PlayerOptions) {
  const [shown, setShown] = useState<{ run?: Run; failure?: StepFailure | undefined }>({});
  const current = useRef(shown);
  const isPausing = useRef(false);
  const getSignal = useUnmountSignal();

  function show(run: Run, failure?: StepFailure) {
    current.current = { run, failure };
    setShown(current.current);
  }

  /** Plays up to this many steps; from the beginning when that many have been played, or one has failed. */
  const playing = useAction(async (target: number, paceMs: number) => {
    const signal = getSignal();
    isPausing.current = false;
    let { run, failure } = current.current;
    if (!run || failure || target <= run.position) {
      run = await startRun(story, stateId, signal);
      failure = undefined;
      show(run);
    }
    while (run.position < target && !failure && !isPausing.current) {
      ({ run, failure } = await playStep(story, run, signal));
      show(run, failure);
      if (paceMs > 0 && run.position < target) await new Promise((resolve) => setTimeout(resolve, paceMs));
      signal.throwIfAborted();
    }
    onRest(run, failure);
  });

  const start = useEffectEvent(() => void playing.run(initialPosition, 0));
  useEffect(() => {
    // React's strict mode mounts twice; only the second mount starts.
    const timer = setTimeout(start);
    return () => clearTimeout(timer);
  }, []);

  const { run, failure } = shown;
  return {
    run,
    failure,
    /** The story could not be started. */
    error: playing.error,
    isPlaying: playing.isPending,
    /** Plays up to this many steps without a pause. */
    playTo: (position: number) => void playing.run(position, 0),
    /** Plays the rest, slowly enough to watch. */
    playAll: () => void playing.run(story.steps.length, PACE_MS),
    /** Stops after the current step. */
    pause: () => {
      isPausing.current = true;
    },
    restart: () => void playing.run(0, 0),
  };
}

export type StoryPlayer = ReturnType<typeof useStoryPlayer>;
