import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react';
import { MessageContext } from '@/components/MessageContext';
import { bindPopups } from '@/request/popups';
import type { AntdPopups } from './AntdPopups';
import { createLatePopups, type LatePopups } from './latePopups';

/** Long after a first page is there, soon enough that whoever then loses the network is told so. */
const UNASKED_AFTER_MS = 1_500;

/** The popups' code once it is there: asked for by a popup, the first key or pointer, or a while after the page came. */
function usePopupCode() {
  const [code, setCode] = useState<typeof AntdPopups>();
  const [popups] = useState(() => createLatePopups(load));

  function load() {
    import('./AntdPopups').then(
      (loaded) => setCode(() => loaded.AntdPopups),
      // What waits is said when the next popup, or the network's return, has brought the code.
      () => {},
    );
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` uses nothing that changes.
  useEffect(() => {
    if (code) return;
    const first = new AbortController();
    const timer = setTimeout(load, UNASKED_AFTER_MS);
    for (const sign of ['pointerdown', 'keydown', 'online'])
      window.addEventListener(sign, load, { signal: first.signal });
    return () => {
      clearTimeout(timer);
      first.abort();
    };
  }, [code]);

  return [popups, code] as const satisfies readonly [LatePopups, unknown];
}

/**
 * Lends the request layer and the pages popups that know locale, theme and direction; antd's static ones know none of
 * them, and its `App` would load Modal on every page.
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
