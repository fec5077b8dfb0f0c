import { history, useLocation } from '@umijs/max';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** Milliseconds that a page may take to show its title, or to grow to where it was left. */
const PATIENCE_MS = 10_000;

/** What a person does to a page that is then theirs: it is no longer moved under their hands. */
const OWN_MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Tries at each frame until it works, patience ends or the person moves. Returns how to stop. */
function tryUntil(attempt: () => boolean): () => void {
  const deadline = performance.now() + PATIENCE_MS;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const move of OWN_MOVES) window.removeEventListener(move, stop);
  };
  const step = () => {
    if (attempt() || performance.now() >= deadline) stop();
    else frame = requestAnimationFrame(step);
  };
  for (const move of OWN_MOVES) window.addEventListener(move, stop, { passive: true });
  frame = requestAnimationFrame(step);
  return stop;
}

/** What was pressed to leave a page keeps the focus for a frame after it was hidden. Older browsers cannot tell. */
function isShown(element: Element | null): boolean {
  return element !== null && (!('checkVisibility' in element) || element.checkVisibility());
}

/** Moves the keyboard and the screen reader to the page's title, unless the person is already at work on the page. */
function focusTitle(): boolean {
  const main = document.querySelector('main');
  const title = main?.querySelector<HTMLElement>('h1');
  if (!main || !title) return false;
  const { activeElement } = document;
  if (activeElement !== main && main.contains(activeElement) && isShown(activeElement)) return true;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
  // The page that is being left is still there for a moment, hidden, and takes no focus.
  return document.activeElement === title;
}

function scrollBackTo(top: number): boolean {
  window.scrollTo(0, top);
  return Math.abs(window.scrollY - top) <= 1;
}

/** Whether a navigation only changes a part of the page that stays: `navigate(to, { state: { keepsPlace: true } })`. */
const keepsPlace = (state: unknown) =>
  typeof state === 'object' && state !== null && 'keepsPlace' in state && state.keepsPlace === true;

/**
 * What a browser does by itself between documents: a new page starts at its top with its title in focus, Back and
 * Forward return to where the page was left.
 */
export function NavigationFocus() {
  const { pathname, key, state } = useLocation();
  const places = useRef(new Map<string, number>());
  const shown = useRef(pathname);
  const stop = useRef(() => {});

  // Before the new page is laid out: the browser's own scroll to the top of a shorter page is not where the last was left.
  useLayoutEffect(() => {
    const remember = () => places.current.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    // A browser that is busy tells of the last scroll only after the page is left.
    const unlisten = history.listen(remember);
    return () => {
      window.removeEventListener('scroll', remember);
      unlisten();
    };
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history (`key`) is one navigation.
  useEffect(() => {
    // A page that puts something into its own address as it opens is still the page that was gone to.
    if (shown.current === pathname) return;
    shown.current = pathname;
    stop.current();
    if (history.action === 'POP') {
      const top = places.current.get(key) ?? 0;
      stop.current = tryUntil(() => scrollBackTo(top));
      return;
    }
    if (keepsPlace(state)) return;
    window.scrollTo(0, 0);
    stop.current = tryUntil(focusTitle);
  }, [key]);

  useEffect(() => () => stop.current(), []);

  return null;
}
