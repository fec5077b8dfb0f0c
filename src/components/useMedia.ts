import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** ProLayout's own breakpoint for phones. */
export const PHONE = '(max-width: 767.98px)';

/** Windows in which the console's menu is collapsed, unless the user chose otherwise. */
export const NARROW = '(max-width: 991.98px)';

/** antd's breakpoints from a tablet on, in CSS pixels. */
const WIDTHS = { md: 768, lg: 992, xl: 1200 };

/**
 * Whether a media query matches. Updates when it changes. `inFirstScreen` is the result with which the build rendered the first
 * screen that the page takes over, if that was another one.
 */
export function useMedia(query: string, inFirstScreen = false): boolean {
  const media = useMemo(() => window.matchMedia(query), [query]);
  const subscribe = useCallback(
    (listener: () => void) => {
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [media],
  );
  return useSyncExternalStore(
    subscribe,
    () => media.matches,
    () => inFirstScreen,
  );
}

/** Whether the window has at least the width of a breakpoint. antd's own hook knows only in a second rendering. */
export const useBreakpoint = (name: keyof typeof WIDTHS) => useMedia(`(min-width: ${WIDTHS[name]}px)`);
