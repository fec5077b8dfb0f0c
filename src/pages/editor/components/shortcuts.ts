import { type RefObject, useEffect, useEffectEvent } from 'react';

/** What the keys of an editor do, by their combination: `mod+z` is Ctrl+Z, and Cmd+Z on a Mac. */
export type KeyCommands = Record<string, (() => void) | undefined>;

/** A line of the list of keys: the combinations, and the text id of what they do. */
export interface ShortcutLine {
  keys: readonly string[];
  textId: TextId;
}

/** The combination of a key press as `KeyCommands` spells it. */
export function toCombination({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): string {
  const name = key.toLowerCase();
  // Shift is part of what makes a sign such as `?` or `+`.
  const isSign = name.length === 1 && !/[a-z0-9]/.test(name);
  return [(ctrlKey || metaKey) && 'mod', shiftKey && !isSign && 'shift', name].filter(Boolean).join('+');
}

const isTyping = (target: Element) =>
  target.matches('input, textarea, select, [contenteditable="true"], [role="combobox"], [role="tree"] *');

/** Where a key's own meaning comes first: a button takes Enter and Space, a menu its arrows. */
const hasOwnMeaning = (target: Element, combination: string) =>
  target.closest('[role="menu"], [role="tablist"], [role="listbox"], [role="radiogroup"]') !== null ||
  (target.matches('button, a, summary') && /^(enter| |escape)$/.test(combination));

/**
 * Listens while the focus is in the editor, or nowhere. Single letters never reach a field that is being typed in; `always`
 * names the combinations that do.
 */
export function useKeyCommands(
  area: RefObject<HTMLElement | null>,
  commands: KeyCommands,
  always: readonly string[] = ['mod+s'],
) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || event.defaultPrevented || event.altKey || event.isComposing) return;
    if (target !== document.body && !area.current?.contains(target)) return;
    const combination = toCombination(event);
    const command = commands[combination];
    if (!command) return;
    if (!always.includes(combination) && (isTyping(target) || hasOwnMeaning(target, combination))) return;
    event.preventDefault();
    command();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
