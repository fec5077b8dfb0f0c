import { use, useRef, useState } from 'react';
import { hasEarlyAnswers } from '@/browser/earlyAnswers';
import type { ReadOptions } from './useQuery';

/** Resolves to undefined when the document has started another read, or this one has failed: the query reads again. */
async function readEarly<T>(read: (options: ReadOptions) => Promise<T>): Promise<{ data: T } | undefined> {
  try {
    return { data: await read({ signal: new AbortController().signal, silent: true, onlyEarly: true }) };
  } catch {
    return undefined;
  }
}

/**
 * Returns a plugin of `useRequest` that gives the first rendering the result of a read that the document has started
 * (config/shell/reads/), when its answer has arrived. Nothing is read on mount then. React waits one task for the result,
 * because the first rendering is in slices (src/layouts/root/DeferredFirstRender.tsx).
 */
export function useEarlyResult<T>(
  read: (options: ReadOptions) => Promise<T>,
  isWanted: boolean,
  onData?: (data: T) => void,
) {
  const [result] = useState(() => (isWanted && hasEarlyAnswers() ? readEarly(read) : undefined));
  const early = result && use(result);
  const isMounting = useRef(true);
  return (instance: { state: object }) => {
    if (isMounting.current && early) Object.assign(instance.state, { data: early.data, loading: false });
    return {
      onBefore() {
        if (!isMounting.current) return {};
        isMounting.current = false;
        if (early) onData?.(early.data);
        return { stopNow: early !== undefined };
      },
    };
  };
}
