import { useEffect, useEffectEvent } from 'react';
import { isApple } from '@/browser/keyboard';
import { isDialogOpen } from '../root/dialogs';

/** Whether the user is typing in a field or a dialog is open. */
function isTaken(target: EventTarget | null): boolean {
  const isField =
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role="textbox"]') !== null;
  return isField || isDialogOpen();
}

/** A first key press with no modifier except Control or Command. */
const isFresh = (event: KeyboardEvent) =>
  !event.defaultPrevented && !event.repeat && !event.altKey && !event.shiftKey;

const isChord = ({ key, ctrlKey, metaKey }: KeyboardEvent, wanted: string) =>
  key.toLowerCase() === wanted && (isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey);

function useShortcut(matches: (event: KeyboardEvent) => boolean, onPress: () => void): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isFresh(event) || !matches(event)) return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** Listens for `/` and Ctrl+K or Command+K, except while the user types in a field or a dialog is open. */
export function useSearchShortcut(onPress: () => void): void {
  useShortcut(
    (event) =>
      ((event.key === '/' && !event.ctrlKey && !event.metaKey) || isChord(event, 'k')) &&
      !isTaken(event.target),
    onPress,
  );
}

/** Listens for Control or Command with a key, also in fields, except while a dialog is open. */
export function useChord(key: string, onPress: () => void): void {
  useShortcut((event) => isChord(event, key) && !isDialogOpen(), onPress);
}
