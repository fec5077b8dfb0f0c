import { history, useLocation } from '@umijs/max';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { isVisible } from './dialogs';

/** Milliseconds that a page may take to show its title, or to reach its former height. */
const TIMEOUT_MS = 10_000;

/** Entries of the history whose scroll position is kept. */
const MAX_POSITIONS = 50;

/** User input that cancels automatic scrolling and focus. */
const USER_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Retries on each animation frame until it succeeds, times out or the user interacts. Returns a cancel function. */
function tryUntil(attempt: () => boolean): () => void {
  const deadline = performance.now() + TIMEOUT_MS;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const type of USER_EVENTS) window.removeEventListener(type, stop);
  };
  const step = () => {
    if (attempt() || performance.now() >= deadline) stop();
    else frame = requestAnimationFrame(step);
  };
  for (const type of USER_EVENTS) window.addEventListener(type, stop, { passive: true });
  frame = requestAnimationFrame(step);
  return stop;
}

/** Focuses the page title, unless a visible element of the page already has the focus. */
function focusTitle(): boolean {
  const main = document.querySelector('main');
  const title = main?.querySelector<HTMLElement>('h1');
  if (!main || !title) return false;
  const { activeElement } = document;
  const isInPage = activeElement && activeElement !== main && main.contains(activeElement);
  if (isInPage && isVisible(activeElement)) return true;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
  // The previous page may still be mounted, hidden, and then its title takes no focus.
  return document.activeElement === title;
}

function scrollBackTo(top: number): boolean {
  window.scrollTo(0, top);
  return Math.abs(window.scrollY - top) <= 1;
}

/** Whether a navigation keeps scroll position and focus: `navigate(to, { state: { keepsPlace: true } })`. */
const keepsPlace = (state: unknown) =>
  typeof state === 'object' && state !== null && 'keepsPlace' in state && state.keepsPlace === true;

/**
 * Scrolls and focuses as browsers do between documents: a page has its title focused, which screen readers then say, and starts at
 * the top; Back and Forward restore the scroll position.
 */
export function NavigationFocus() {
  const { pathname, key, state } = useLocation();
  const positions = useRef(new Map<string, number>());
  const shown = useRef(pathname);
  const stop = useRef(() => {});

  // A layout effect runs before the browser clamps the scroll position to a shorter page.
  useLayoutEffect(() => {
    const remember = () => {
      const kept = positions.current;
      kept.delete(key);
      kept.set(key, window.scrollY);
      const [oldest] = kept.keys();
      if (kept.size > MAX_POSITIONS && oldest !== undefined) kept.delete(oldest);
    };
    window.addEventListener('scroll', remember, { passive: true });
    // A busy browser may send the last scroll event after the navigation.
    const unlisten = history.listen(remember);
    return () => {
      window.removeEventListener('scroll', remember);
      unlisten();
    };
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history (`key`) is one navigation.
  useEffect(() => {
    // A page may change its own URL while it opens.
    if (shown.current === pathname) return;
    shown.current = pathname;
    stop.current();
    if (history.action === 'POP') {
      const top = positions.current.get(key) ?? 0;
      stop.current = tryUntil(() => {
        const isBack = scrollBackTo(top);
        return focusTitle() && isBack;
      });
      return;
    }
    if (keepsPlace(state)) return;
    window.scrollTo(0, 0);
    stop.current = tryUntil(focusTitle);
  }, [key]);

  useEffect(() => () => stop.current(), []);

  return null;
}
