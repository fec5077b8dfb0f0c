import { useCallback, useEffect, useState } from 'react';
import { isAbortError } from '@/domain/requestError';
import type { Command } from './commands';

export interface Found {
  commands: readonly Command[];
  loading: boolean;
  failed: boolean;
  retry: () => void;
}

type Answer = { query: string; commands: readonly Command[]; failed: boolean };

const NOTHING: readonly Command[] = [];

/** Asks a server for what answers a query; must keep its identity as long as it asks the same. */
export type Source = (query: string, signal: AbortSignal) => Promise<Command[]>;

/**
 * What one source finds. An answer counts only for the query that is still asked: an older one is given up. A source that
 * fails says so by itself and leaves the others alone; without a source nothing is asked.
 */
export function useFound(source: Source | undefined, query: string): Found {
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks anew.
  useEffect(() => {
    if (!source || !query) return;
    const controller = new AbortController();
    const settle = (commands: readonly Command[], failed: boolean) => {
      if (!controller.signal.aborted) setAnswer({ query, commands, failed });
    };
    source(query, controller.signal).then(
      (commands) => settle(commands, false),
      (error) => {
        if (!isAbortError(error)) settle(NOTHING, true);
      },
    );
    return () => controller.abort();
  }, [source, query, attempt]);

  const retry = useCallback(() => {
    setAnswer(undefined);
    setAttempt((count) => count + 1);
  }, []);

  const current = answer?.query === query ? answer : undefined;
  return {
    commands: current?.commands ?? NOTHING,
    loading: source !== undefined && query !== '' && current === undefined,
    failed: current?.failed ?? false,
    retry,
  };
}
