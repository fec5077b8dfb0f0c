import { startTransition, useEffect, useState } from 'react';

/** Loads a part of a page on demand. Unlike `React.lazy`, it can be retried. `load` must be stable. */
export function useLazyPart<T>(load: () => Promise<T>, enabled: boolean) {
  const [part, setPart] = useState<{ loaded: T }>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!enabled || part || failed) return;
    let isUnmounted = false;
    load().then(
      (loaded) => !isUnmounted && startTransition(() => setPart({ loaded })),
      () => !isUnmounted && setFailed(true),
    );
    return () => {
      isUnmounted = true;
    };
  }, [load, enabled, part, failed]);

  return { part: part?.loaded, failed, retry: () => setFailed(false) };
}
