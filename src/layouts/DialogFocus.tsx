import { useEffect } from 'react';

const DIALOG = '[role="dialog"][aria-modal="true"]';

/** antd gives the focus to the drawer's frame, which is outside what it calls the dialog, so nobody is told of it. */
const DRAWER = '.ant-drawer';

const holdsDialog = (node: Node) =>
  node instanceof Element && (node.matches(DIALOG) || node.querySelector(DIALOG) !== null);

/**
 * Where antd leaves the focus to itself: an opening drawer's goes into its dialog, and a dialog that is taken away without
 * closing first, as one that is only rendered while it is open, gives it back to where it came from.
 */
export function DialogFocus() {
  useEffect(() => {
    let outside: Element | undefined;
    const handleFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      if (target.matches(DRAWER)) {
        const dialog = target.querySelector<HTMLElement>(DIALOG);
        if (dialog) dialog.tabIndex = -1;
        dialog?.focus({ preventScroll: true });
      } else if (!target.closest(DIALOG)) outside = target;
    };
    // Dialogs stand in a box of their own right below the body.
    const observer = new MutationObserver((changes) => {
      const gone = changes.some(({ removedNodes }) => [...removedNodes].some(holdsDialog));
      const isLost = document.activeElement === document.body || document.activeElement === null;
      if (gone && isLost && outside instanceof HTMLElement) outside.focus({ preventScroll: true });
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
