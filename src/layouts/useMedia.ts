import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Below it ProLayout takes the window for a phone, too. */
export const PHONE = '(max-width: 767.98px)';

/** Follows a media query of the device as it changes. */
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
