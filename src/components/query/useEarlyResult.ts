import { use, useEffect, useRef, useState } from 'react';
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
 * Returns settings of `useRequest` for the first rendering of a query whose answer has arrived because the document has started
 * its read (config/shell/reads/): it has the result, and nothing is read on mount. React waits one task for the result,
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
  useEffect(() => {
    if (isMounting.current && early) onData?.(early.data);
    isMounting.current = false;
  });
  const initialData = () => ({});
  initialData.onInit = () => early ?? {};
  return { manual: isMounting.current && early !== undefined, plugins: [initialData] };
}
