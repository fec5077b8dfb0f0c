/** What single keys do, as the list of keys shows it; `useRuleKeys.ts` and `RuleGrid.tsx` do it. */
export const RULE_KEYS: readonly { keys: readonly string[]; effect: TextSuffix<'rule.keys'> }[] = [
  { keys: ['↑', '↓'], effect: 'move' },
  { keys: ['Home', 'End'], effect: 'ends' },
  { keys: ['PageUp', 'PageDown'], effect: 'turn' },
  { keys: ['Space'], effect: 'select' },
  { keys: ['Enter'], effect: 'open' },
  { keys: ['Esc'], effect: 'escape' },
  { keys: ['g'], effect: 'rows' },
  { keys: ['e'], effect: 'edit' },
  { keys: ['Delete'], effect: 'delete' },
  { keys: ['p'], effect: 'approve' },
  { keys: ['a'], effect: 'all' },
  { keys: ['u'], effect: 'undo' },
  { keys: ['n'], effect: 'new' },
  { keys: ['/'], effect: 'search' },
  { keys: ['?'], effect: 'help' },
  { keys: ['Alt+↑', 'Alt+↓'], effect: 'detail' },
];

/** Whether a key means a letter of what is being written, or belongs to a dialog, a list or a menu. */
export function belongsElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest('[role="dialog"], [role="menu"], [role="listbox"]'))
    return true;
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button'].includes(target.type);
  return target.matches('textarea, select, [role="combobox"]');
}
