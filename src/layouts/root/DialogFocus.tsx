import { useEffect } from 'react';
import { findControls } from './controls';
import { DIALOG, isDialogOpen, topDialog } from './dialogs';

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

/** From the last control of a document browsers go to their own ones, which antd's focus trap cannot notice. */
function stayInDialog(event: KeyboardEvent): void {
  if (event.key !== 'Tab' || event.shiftKey || event.defaultPrevented) return;
  const dialog = topDialog();
  const stops = dialog ? findControls(dialog).filter(({ tabIndex }) => tabIndex >= 0) : [];
  if (document.activeElement !== stops.at(-1)) return;
  event.preventDefault();
  stops[0]?.focus();
}

/**
 * Completes antd's focus handling: focuses the dialog inside an opening drawer, keeps the focus in the dialog after its last
 * control, and restores it when a dialog is unmounted without being closed first.
 */
export function DialogFocus() {
  useEffect(() => {
    let outside: HTMLElement | undefined;
    let isWithin = false;
    const handleFocus = (target: EventTarget | null) => {
      if (!(target instanceof HTMLElement)) return;
      isWithin = target.closest(DIALOG) !== null || target.matches(DRAWER);
      if (target.matches(DRAWER)) focusDialog(target);
      // While a dialog is open, its focus trap moves the focus out only for a moment.
      else if (!isWithin && !isDialogOpen()) outside = target;
    };
    const handleFocusIn = ({ target }: FocusEvent) => handleFocus(target);
    // Dialog containers are direct children of the body.
    const observer = new MutationObserver((changes) => {
      const isFocusLost = document.activeElement === document.body || document.activeElement === null;
      if (isWithin && isFocusLost && changes.some(({ removedNodes }) => removedNodes.length > 0))
        outside?.focus({ preventScroll: true });
    });
    // The press that this code was loaded for may have opened a dialog before.
    handleFocus(document.activeElement);
    document.addEventListener('focusin', handleFocusIn);
    document.addEventListener('keydown', stayInDialog);
    observer.observe(document.body, { childList: true });
    return () => {
      document.removeEventListener('focusin', handleFocusIn);
      document.removeEventListener('keydown', stayInDialog);
      observer.disconnect();
    };
  }, []);
  return null;
}
