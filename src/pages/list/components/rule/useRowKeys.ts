import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createRowFocus } from './rowFocus';

interface RowKeysOptions {
  /** Keys of the rows on the page, in their order. */
  keys: readonly string[];
  onToggle: (key: string) => void;
  onOpen: (key: string) => void;
  onTurn: (by: number) => void;
  onEscape: () => void;
}

const ROW = 'tr[data-row-key]';

/** Walking the rows with the keyboard: what a key does while a row has the focus, and where the focus is after the rows change. */
export function useRowKeys({ keys, onToggle, onOpen, onTurn, onEscape }: RowKeysOptions) {
  const [focus] = useState(createRowFocus);
  const box = useRef<HTMLDivElement>(null);
  const standing = useRef(false);
  const spelled = keys.join();

  function focusRow(key = focus.active(), options?: FocusOptions) {
    const rows = box.current?.querySelectorAll<HTMLElement>(ROW) ?? [];
    Array.from(rows)
      .find((row) => row.dataset.rowKey === key)
      ?.focus(options);
  }

  useLayoutEffect(() => focus.setKeys(spelled === '' ? [] : spelled.split(',')), [focus, spelled]);
  // The row that had the focus is gone: the one in its place takes it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every change of the rows, whatever it was.
  useEffect(() => {
    if (standing.current && document.activeElement === document.body) focusRow();
  }, [spelled]);

  function handleKeyDown(event: KeyboardEvent) {
    const { target, key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (!(target instanceof HTMLElement) || !target.matches(ROW)) return;
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    const own = target.dataset.rowKey ?? '';
    const effects: Record<string, () => void> = {
      ArrowDown: () => focusRow(focus.neighbour(1)),
      ArrowUp: () => focusRow(focus.neighbour(-1)),
      Home: () => focusRow(keys[0]),
      End: () => focusRow(keys.at(-1)),
      PageDown: () => onTurn(1),
      PageUp: () => onTurn(-1),
      ' ': () => onToggle(own),
      Enter: () => onOpen(own),
      Escape: onEscape,
    };
    const effect = Object.hasOwn(effects, key) ? effects[key] : undefined;
    if (!effect) return;
    event.preventDefault();
    effect();
  }

  return {
    focus,
    box,
    active: focus.active,
    focusRow,
    handlers: {
      onKeyDown: handleKeyDown,
      onFocus: ({ target }: FocusEvent) => {
        standing.current = target.matches(ROW);
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (relatedTarget) standing.current = false;
      },
    },
  };
}

export type RowKeys = ReturnType<typeof useRowKeys>;
