import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** ProLayout's own breakpoint for phones. */
export const PHONE = '(max-width: 767.98px)';

/** Whether a media query matches. Updates when it changes. */
export function useMedia(query: string): boolean {
  const media = useMemo(() => window.matchMedia(query), [query]);
  const subscribe = useCallback(
    (listener: () => void) => {
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [media],
  );
  return useSyncExternalStore(subscribe, () => media.matches);
}
