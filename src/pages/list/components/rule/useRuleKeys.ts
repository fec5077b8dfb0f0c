import { useEffect, useEffectEvent } from 'react';
import { belongsElsewhere } from './ruleKeys';

/** Does what single keys are for, wherever the focus is; while `enabled`, and never while something is written. */
export function useRuleKeys(enabled: boolean, effects: Record<string, () => void>): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, isComposing, target } = event;
    if (event.defaultPrevented || altKey || ctrlKey || metaKey || isComposing || belongsElsewhere(target))
      return;
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
