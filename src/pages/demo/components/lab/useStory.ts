import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAction } from '@/components/query/useAction';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import type { StoryBook, StoryCall } from '@/domain/demo';
import { callInStory, startStory } from '@/services/lab';
import { playStep, type Run } from './story';

/** Between two steps that are played one after the other, so that each can be seen. */
const PACE_MS = 700;

interface StoryOptions {
  book: StoryBook;
  steps: readonly StoryCall[][];
  stateId: string;
  /** Number of steps that are played at once in the beginning; undefined to wait. */
  initialPosition: number | undefined;
  /** Called when the story rests. */
  onRest: (run: Run) => void;
}

/** Plays a story from its beginning to any step. */
export function useStory({ book, steps, stateId, initialPosition, onRest }: StoryOptions) {
  const [run, setRun] = useState<Run>();
  const isPausing = useRef(false);
  const getSignal = useUnmountSignal();

  const playing = useAction(async (target: number, paceMs: number) => {
    const signal = getSignal();
    let next = run;
    isPausing.current = false;
    if (!next || next.failure || target <= next.position) {
      const { offsetSeconds } = await startStory(book.startsAt, stateId, signal);
      next = { position: 0, facts: book.values, offsetSeconds, page: '/home' };
      setRun(next);
    }
    for (const step of steps.slice(next.position, target)) {
      next = await playStep(step, next, (...call) => callInStory(stateId, signal, ...call));
      setRun(next);
      if (next.failure || isPausing.current) break;
      if (paceMs > 0 && next.position < target) await new Promise((resume) => setTimeout(resume, paceMs));
      signal.throwIfAborted();
    }
    onRest(next);
  });

  const start = useEffectEvent(() => void playing.run(initialPosition ?? 0, 0));
  const isWaiting = initialPosition === undefined;
  useEffect(() => {
    if (isWaiting) return undefined;
    // React's strict mode mounts twice; only the second mount starts.
    const timer = setTimeout(start);
    return () => clearTimeout(timer);
  }, [isWaiting]);

  return {
    run,
    /** The story could not be started. */
    error: playing.error,
    isPlaying: playing.isPending,
    /** Plays up to this many steps; from the beginning when that many have been played, or one has failed. */
    playTo: (position: number) => void playing.run(position, 0),
    /** Plays the rest, slowly enough to watch. */
    playAll: () => void playing.run(steps.length, PACE_MS),
    /** Stops after the current step. */
    pause: () => {
      isPausing.current = true;
    },
  };
}
