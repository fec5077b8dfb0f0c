import { useSyncExternalStore } from 'react';

const END = 'firstscreenend';

function subscribe(listener: () => void) {
  window.addEventListener(END, listener);
  return () => window.removeEventListener(END, listener);
}

/** Whether this is the first screen: rendered by the build, or by the page until it has taken over all of it. */
export const useFirstScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => globalThis.__FIRST_SCREEN__ !== undefined,
    () => true,
  );

/** Called when the page is rendered. */
export async function endFirstScreen(): Promise<void> {
  await globalThis.__FIRST_SCREEN__?.replay();
  globalThis.__FIRST_SCREEN__ = undefined;
  window.dispatchEvent(new Event(END));
}
