import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react';
import { MessageContext } from '@/components/MessageContext';
import { bindPopups } from '@/request/popups';
import type { LateParts } from './LateParts';
import { createPopupQueue, type PopupQueue } from './popupQueue';

/** Milliseconds after which the code loads anyway, so that a later loss of the connection can be reported. */
const PRELOAD_AFTER_MS = 1_500;

/** Loads the late parts for the first popup, on the first key or pointer event, or a moment after the page has loaded. */
function useLateParts() {
  const [parts, setParts] = useState<typeof LateParts>();
  const [popups] = useState(() => createPopupQueue(load));

  function load() {
    import('./LateParts').then(
      (loaded) => setParts(() => loaded.LateParts),
      // The next popup, or the returning connection, loads the code again.
      () => {},
    );
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` uses nothing that changes.
  useEffect(() => {
    if (parts) return;
    const listeners = new AbortController();
    const timer = setTimeout(load, PRELOAD_AFTER_MS);
    for (const type of ['pointerdown', 'keydown', 'online'])
      window.addEventListener(type, load, { signal: listeners.signal });
    return () => {
      clearTimeout(timer);
      listeners.abort();
    };
  }, [parts]);

  return [popups, parts] as const satisfies readonly [PopupQueue, unknown];
}

/**
 * Provides popups with locale, theme and direction to the request layer and the pages. antd's static popups ignore all
 * three, and its `App` would load Modal on every page.
 */
export function PopupProvider({ children }: PropsWithChildren) {
  const [popups, Parts] = useLateParts();
  useLayoutEffect(() => bindPopups(popups), [popups]);
  return (
    <MessageContext.Provider value={popups.message}>
      {Parts && <Parts popups={popups} />}
      {children}
    </MessageContext.Provider>
  );
}
