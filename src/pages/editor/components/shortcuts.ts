import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Commands by key combination. `mod+z` is Ctrl+Z, and Cmd+Z on a Mac. */
export type ShortcutCommands = Record<string, (() => void) | undefined>;

/** An entry of the shortcut list: the combinations and the text id of the command. */
export interface Shortcut<Id extends TextId = TextId<'editor'>> {
  keys: readonly string[];
  textId: Id;
}

/** An entry with its text. */
export type NamedShortcut = Pick<Shortcut, 'keys'> & { text: string };

/** Returns the combination of a key press as `ShortcutCommands` spells it. */
export function toCombination({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): string {
  const name = key.toLowerCase();
  // Shift is needed to type a character such as `?` or `+`.
  const isSign = name.length === 1 && !/[a-z0-9]/.test(name);
  return [(ctrlKey || metaKey) && 'mod', shiftKey && !isSign && 'shift', name].filter(Boolean).join('+');
}

/** Shortcuts that also work while the user is typing. */
const ALWAYS_ENABLED: readonly string[] = ['mod+s'];

const isTyping = (target: Element) =>
  target.matches('input, textarea, select, [contenteditable="true"], [role="combobox"], [role="tree"] *');

/** Whether the element handles the key itself, as a button handles Enter and a menu the arrows. */
const isHandledBy = (target: Element, combination: string) =>
  target.closest('[role="menu"], [role="tablist"], [role="listbox"], [role="radiogroup"]') !== null ||
  (target.matches('button, a, summary') && /^(enter| |escape)$/.test(combination));

/** Runs commands while the focus is inside the area or on the page's body. */
export function useShortcuts(area: RefObject<HTMLElement | null>, commands: ShortcutCommands) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || event.defaultPrevented || event.altKey) return;
    if (target !== document.body && !area.current?.contains(target)) return;
    const combination = toCombination(event);
    const command = commands[combination];
    if (!command) return;
    if (!ALWAYS_ENABLED.includes(combination) && (isTyping(target) || isHandledBy(target, combination)))
      return;
    event.preventDefault();
    command();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
