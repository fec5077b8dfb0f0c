import { history } from '@umijs/max';
import { useEffect, useEffectEvent } from 'react';

type Transition = Parameters<Parameters<typeof history.block>[0]>[0];

interface Guard {
  /** Whether closing the window is confirmed, too. */
  isUnsaved: boolean;
  /** Returns whether it stops the transition; `proceed` continues it later. */
  stops: (transition: Transition, proceed: () => void) => boolean;
}

/** The last one decides first: the top dialog, then the dialogs below it, then unsaved changes of the page. */
const guards: Guard[] = [];

let unblock: (() => void) | undefined;

function handleTransition(transition: Transition): void {
  function proceed() {
    unblock?.();
    unblock = undefined;
    // The next transition is guarded again.
    const stop = history.listen(() => {
      stop();
      update();
    });
    transition.retry();
  }
  if (!guards.toReversed().some((guard) => guard.stops(transition, proceed))) proceed();
}

function update(): void {
  if (guards.length === 0) {
    unblock?.();
    unblock = undefined;
  } else unblock ??= history.block(handleTransition);
}

/** Opens another page without a question, as at the end of a session. */
export function navigateUnguarded(navigate: () => void): void {
  unblock?.();
  unblock = undefined;
  navigate();
  update();
}

let isReloading = false;

/** Reloads the page without a question: what was typed is kept in drafts. */
export function reload(): void {
  isReloading = true;
  window.location.reload();
}

// While anything is blocked, the history confirms closing the window. A dialog without unsaved changes needs no confirmation.
// It must listen before the history does.
window.addEventListener(
  'beforeunload',
  (event) => {
    const needsNone = isReloading || !guards.some(({ isUnsaved }) => isUnsaved);
    if (unblock && needsNone) event.stopImmediatePropagation();
  },
  { capture: true },
);

/** Guards transitions to other pages while it is active. */
export function useNavigationGuard(isActive: boolean, { isUnsaved, stops }: Guard): void {
  const handle = useEffectEvent(stops);
  useEffect(() => {
    if (!isActive) return;
    const guard: Guard = { isUnsaved, stops: (transition, proceed) => handle(transition, proceed) };
    if (isUnsaved) guards.unshift(guard);
    else guards.push(guard);
    update();
    return () => {
      guards.splice(guards.indexOf(guard), 1);
      update();
    };
  }, [isActive, isUnsaved]);
}

/** Calls `onBack` instead of going back, while a dialog is open; `proceed` goes back nevertheless. */
export function useBack(isActive: boolean, onBack: (proceed: () => void) => void): void {
  useNavigationGuard(isActive, {
    isUnsaved: false,
    stops({ action }, proceed) {
      if (action === 'POP') onBack(proceed);
      return action === 'POP';
    },
  });
}
