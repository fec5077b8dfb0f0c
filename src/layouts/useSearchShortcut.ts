import { useEffect } from 'react';

/** Apple's keyboards have Command where others have Control. */
const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** Whether a dialog is open: one that was closed may still be there, unseen. Older browsers cannot tell. */
function isDialogOpen(): boolean {
  const dialogs = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')];
  return dialogs.some((dialog) => !('checkVisibility' in dialog) || dialog.checkVisibility());
}

/** Whether keys belong to somebody else: a field that is being typed in, or an open dialog. */
function isTaken(target: EventTarget | null): boolean {
  const field =
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role="textbox"]');
  return Boolean(field) || isDialogOpen();
}

/** `/`, and Ctrl+K or Command+K, wherever nobody types. */
function asksForSearch(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || event.repeat || event.altKey || event.shiftKey)
    return false;
  const { ctrlKey, metaKey } = event;
  if (event.key === '/') return !ctrlKey && !metaKey;
  return event.key.toLowerCase() === 'k' && (isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey);
}

/** Calls back when the person asks for the search by keyboard; never takes a key from a field. */
export function useSearchShortcut(onAsk: () => void): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!asksForSearch(event) || isTaken(event.target)) return;
      event.preventDefault();
      onAsk();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [onAsk]);
}
