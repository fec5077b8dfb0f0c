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

/** A key that is pressed anew, with nothing but Control or Command held. */
const isFresh = (event: KeyboardEvent) =>
  !event.defaultPrevented && !event.isComposing && !event.repeat && !event.altKey && !event.shiftKey;

const isChord = ({ key, ctrlKey, metaKey }: KeyboardEvent, wanted: string) =>
  key.toLowerCase() === wanted && (isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey);

/** `/`, and Ctrl+K or Command+K, wherever nobody types. */
const asksForSearch = (event: KeyboardEvent) =>
  isFresh(event) && ((event.key === '/' && !event.ctrlKey && !event.metaKey) || isChord(event, 'k'));

/** A chord as the person's keyboard names it. */
export const chordName = (key: string) => (isApple() ? `⌘${key}` : `Ctrl ${key}`);

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

/** Calls back for Control or Command with a key, from fields as well, but not over an open dialog. */
export function useChord(key: string, onAsk: () => void): void {
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!isFresh(event) || !isChord(event, key) || isDialogOpen()) return;
      event.preventDefault();
      onAsk();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [key, onAsk]);
}
