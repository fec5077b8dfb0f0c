import { useEffect, useEffectEvent } from 'react';

/** Whether the element handles keys itself: a text field, or part of a dialog, menu or list box. */
function handlesKeys(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest('[role="dialog"], [role="menu"], [role="listbox"]'))
    return true;
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button'].includes(target.type);
  return target.matches('textarea, select, [role="combobox"]');
}

/** Single-key shortcuts of the whole page. They are ignored while text is being typed. */
export function useShortcuts(enabled: boolean, effects: Record<string, () => void>): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, target } = event;
    if (event.defaultPrevented || altKey || ctrlKey || metaKey || handlesKeys(target)) return;
    const effect = Object.hasOwn(effects, key) ? effects[key] : undefined;
    if (!effect) return;
    event.preventDefault();
    effect();
  });
  useEffect(() => {
    if (!enabled) return;
    const listener = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [enabled]);
}
