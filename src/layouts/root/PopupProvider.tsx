import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react';
import { MessageContext } from '@/components/MessageContext';
import { bindPopups } from '@/request/popups';
import type { AntdPopups } from './AntdPopups';
import { createPopupQueue, type PopupQueue } from './popupQueue';

/** Milliseconds after which the code loads anyway, so that a later loss of the connection can be reported. */
const PRELOAD_AFTER_MS = 1_500;

/** Loads the popups for the first popup, on the first key or pointer event, or a moment after the page has loaded. */
function usePopupCode() {
  const [code, setCode] = useState<typeof AntdPopups>();
  const [popups] = useState(() => createPopupQueue(load));

  function load() {
    import('./AntdPopups').then(
      (loaded) => setCode(() => loaded.AntdPopups),
      // The next popup, or the returning connection, loads the code again.
      () => {},
    );
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` uses nothing that changes.
  useEffect(() => {
    if (code) return;
    const listeners = new AbortController();
    const timer = setTimeout(load, PRELOAD_AFTER_MS);
    for (const type of ['pointerdown', 'keydown', 'online'])
      window.addEventListener(type, load, { signal: listeners.signal });
    return () => {
      clearTimeout(timer);
      listeners.abort();
    };
  }, [code]);

  return [popups, code] as const satisfies readonly [PopupQueue, unknown];
}

/**
 * Provides popups with locale, theme and direction to the request layer and the pages. antd's static popups ignore all
 * three, and its `App` would load Modal on every page.
 */
export function PopupProvider({ children }: PropsWithChildren) {
  const [popups, Popups] = usePopupCode();
  useLayoutEffect(() => bindPopups(popups), [popups]);
  return (
    <MessageContext.Provider value={popups.message}>
      {Popups && <Popups popups={popups} />}
      {children}
    </MessageContext.Provider>
  );
}
