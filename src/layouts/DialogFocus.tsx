import { useEffect } from 'react';

const DIALOG = '[role="dialog"][aria-modal="true"]';

/** antd gives the focus to the drawer's frame, which is outside what it calls the dialog, so nobody is told of it. */
const DRAWER = '.ant-drawer';

/** Older browsers cannot tell what is shown; there, a dialog that stays hidden in the document counts as open. */
const isAnyOpen = () =>
  [...document.querySelectorAll(DIALOG)].some(
    (dialog) => !('checkVisibility' in dialog) || dialog.checkVisibility(),
  );

/** Frames of the screen that a drawer may take to come into sight: what is not shown takes no focus. */
const PATIENCE_FRAMES = 30;

function focusDialog(drawer: Element, tries = PATIENCE_FRAMES): void {
  const dialog = drawer.querySelector<HTMLElement>(DIALOG);
  if (dialog) dialog.tabIndex = -1;
  dialog?.focus({ preventScroll: true });
  // Meanwhile the person may have gone on by themselves.
  if (document.activeElement === drawer && tries > 0)
    requestAnimationFrame(() => focusDialog(drawer, tries - 1));
}

/**
 * Where antd leaves the focus to itself: an opening drawer's goes into its dialog, and a dialog that is taken away without
 * closing first, as one that is only rendered while it is open, gives it back to where it came from.
 */
export function DialogFocus() {
  useEffect(() => {
    let outside: HTMLElement | undefined;
    let isWithin = false;
    const handleFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      isWithin = target.closest(DIALOG) !== null || target.matches(DRAWER);
      if (target.matches(DRAWER)) focusDialog(target);
      // On its way round an open dialog the focus leaves it for a moment, and is fetched back.
      else if (!isWithin && !isAnyOpen()) outside = target;
    };
    // Dialogs stand in boxes of their own right below the body.
    const observer = new MutationObserver((changes) => {
      const isLost = document.activeElement === document.body || document.activeElement === null;
      if (isWithin && isLost && changes.some(({ removedNodes }) => removedNodes.length > 0))
        outside?.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', handleFocus);
    observer.observe(document.body, { childList: true });
    return () => {
      document.removeEventListener('focusin', handleFocus);
      observer.disconnect();
    };
  }, []);
  return null;
}
