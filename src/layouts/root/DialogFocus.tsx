import { useEffect } from 'react';
import { DIALOG, isDialogOpen } from './dialogs';

/** antd focuses the drawer's root, which is outside the dialog element, so screen readers do not announce the dialog. */
const DRAWER = '.ant-drawer';

/** Animation frames to wait for a drawer to become visible: hidden elements cannot be focused. */
const MAX_ATTEMPTS = 30;

function focusDialog(drawer: Element, attempts = MAX_ATTEMPTS): void {
  const dialog = drawer.querySelector<HTMLElement>(DIALOG);
  if (dialog) dialog.tabIndex = -1;
  dialog?.focus({ preventScroll: true });
  // Stops when the user has moved the focus in the meantime.
  if (document.activeElement === drawer && attempts > 0)
    requestAnimationFrame(() => focusDialog(drawer, attempts - 1));
}

/**
 * Completes antd's focus handling: focuses the dialog inside an opening drawer, and restores the focus when a dialog is
 * unmounted without being closed first.
 */
export function DialogFocus() {
  useEffect(() => {
    let outside: HTMLElement | undefined;
    let isWithin = false;
    const handleFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      isWithin = target.closest(DIALOG) !== null || target.matches(DRAWER);
      if (target.matches(DRAWER)) focusDialog(target);
      // While a dialog is open, its focus trap moves the focus out only for a moment.
      else if (!isWithin && !isDialogOpen()) outside = target;
    };
    // Dialog containers are direct children of the body.
    const observer = new MutationObserver((changes) => {
      const isFocusLost = document.activeElement === document.body || document.activeElement === null;
      if (isWithin && isFocusLost && changes.some(({ removedNodes }) => removedNodes.length > 0))
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
