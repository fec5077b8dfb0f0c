import { useEffect, useState } from 'react';

/**
 * Loads a part of a page when it is wanted. Unlike `React.lazy` it can be tried again after a failure. `load` must stay the same
 * function.
 */
export function useLazyPart<T>(load: () => Promise<T>, wanted: boolean) {
  const [part, setPart] = useState<{ loaded: T }>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!wanted || part || failed) return;
    let left = false;
    load().then(
      (loaded) => !left && setPart({ loaded }),
      () => !left && setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [load, wanted, part, failed]);

  return { part: part?.loaded, failed, retry: () => setFailed(false) };
}
