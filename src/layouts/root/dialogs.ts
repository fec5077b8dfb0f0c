/** Open dialogs and drawers of antd, and closed ones that are still in the document. */
export const DIALOG = '[role="dialog"][aria-modal="true"]';

/** Whether an element is rendered. Browsers without `checkVisibility` count every element as visible. */
export const isVisible = (element: Element) => !('checkVisibility' in element) || element.checkVisibility();

/** Whether a dialog is open. Closed dialogs may stay in the document, hidden. */
export const isDialogOpen = () => [...document.querySelectorAll(DIALOG)].some(isVisible);

/** Returns the dialog above all others, if one is open. */
export const topDialog = () =>
  [...document.querySelectorAll(DIALOG)].findLast(
    (dialog) => isVisible(dialog) && !dialog.closest('[style*="display: none"]'),
  );
