import { useSyncExternalStore } from 'react';

declare global {
  /** The first screen of the page, which the document contains, until the page has taken it over (config/shell/screen.ts). */
  var __FIRST_SCREEN__: FirstScreen | undefined;
}

export interface FirstScreen {
  /** Gives the page, which is rendered, what was typed and pressed before. Resolves when a character that is being composed is complete. */
  replay: () => Promise<void>;
}

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
