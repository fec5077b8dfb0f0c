import { useEffect } from 'react';
import { findControls } from './controls';
import { topDialog } from './dialogs';

function stayInDialog(event: KeyboardEvent): void {
  if (event.key !== 'Tab' || event.shiftKey || event.defaultPrevented) return;
  const dialog = topDialog();
  const stops = dialog ? findControls(dialog).filter(({ tabIndex }) => tabIndex >= 0) : [];
  if (document.activeElement !== stops.at(-1)) return;
  event.preventDefault();
  stops[0]?.focus();
}

/**
 * Makes Tab lead from the last control of a dialog to its first one. From the last control of a document browsers go to their own
 * ones, which antd's focus trap cannot notice.
 */
export function DialogTabs() {
  useEffect(() => {
    document.addEventListener('keydown', stayInDialog);
    return () => document.removeEventListener('keydown', stayInDialog);
  }, []);
  return null;
}
