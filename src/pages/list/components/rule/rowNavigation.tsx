import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import type { DataRowProps } from '@/components/list/DataRow';
import { ruleNameId } from './ruleColumns';

/** A focusable table row with the name of its rule. `useRowNavigation` makes one of them a tab stop. */
export const RuleRow = (props: DataRowProps) => (
  <tr {...props} aria-labelledby={ruleNameId(props['data-row-key'])} tabIndex={-1} />
);

interface RowNavigationOptions {
  /** The rows of the page, in order. */
  rowIds: readonly string[];
  /** The filters and order that found the rows; undefined while others are being searched. */
  search: string | undefined;
  onToggle: (rowId: string) => void;
  onOpen: (rowId: string) => void;
  onPageChange: (offset: number) => void;
  onEscape: () => void;
}

const ROW = 'tr[data-row-key]';

/** Keyboard navigation in the table rows. Restores the focus after the rows change. */
export function useRowNavigation(options: RowNavigationOptions) {
  const { rowIds, search, onToggle, onOpen, onPageChange, onEscape } = options;
  const box = useRef<HTMLDivElement>(null);
  /** The row with the keyboard focus or, without it, the one that gets it. */
  const active = useRef<string>(undefined);
  const isRowFocused = useRef(false);
  const lastIds = useRef(rowIds);
  const lastSearch = useRef(search);
  const joinedIds = rowIds.join();

  const getRows = () => Array.from(box.current?.querySelectorAll<HTMLElement>(ROW) ?? []);

  /** Sets the tab stop in the document: React would render the rows again. */
  function activate(rowId: string | undefined) {
    active.current = rowId;
    for (const row of getRows()) {
      const tabIndex = row.dataset.rowKey === rowId ? 0 : -1;
      if (row.tabIndex !== tabIndex) row.tabIndex = tabIndex;
    }
  }

  /** Focuses a row, or the active one if it is not on the page. */
  function focusRow(rowId = active.current, options?: FocusOptions) {
    const find = (id?: string) => getRows().find((row) => row.dataset.rowKey === id);
    (find(rowId) ?? find(active.current))?.focus(options);
  }

  /** Returns the row at a position, or the one at that end of the page which is nearer. */
  const rowAt = (index: number) => rowIds[Math.min(Math.max(index, 0), rowIds.length - 1)];
  const position = (ids: readonly string[]) => ids.indexOf(active.current ?? '');

  // The first row of a new search becomes active. Otherwise the active one stays, or gives way to the one at its position.
  useLayoutEffect(() => {
    const isNewSearch = (search ?? lastSearch.current) !== lastSearch.current;
    const former = isNewSearch ? 0 : position(lastIds.current);
    activate(isNewSearch || position(rowIds) < 0 ? rowAt(former) : active.current);
    lastSearch.current = search ?? lastSearch.current;
    lastIds.current = rowIds;
  });
  // The focused row was removed, or another search was made from it: the active row takes the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after every change of the rows.
  useEffect(() => {
    const { activeElement } = document;
    const isElsewhere = activeElement?.matches(ROW)
      ? activeElement.getAttribute('data-row-key') !== active.current
      : activeElement === document.body;
    if (isRowFocused.current && isElsewhere) focusRow();
  }, [joinedIds, search]);

  function handleKeyDown(event: KeyboardEvent) {
    const { target, key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (!(target instanceof HTMLElement) || !target.matches(ROW)) return;
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    const rowId = target.dataset.rowKey ?? '';
    const effects: Record<string, () => void> = {
      ArrowDown: () => focusRow(rowAt(position(rowIds) + 1)),
      ArrowUp: () => focusRow(rowAt(position(rowIds) - 1)),
      Home: () => focusRow(rowIds[0]),
      End: () => focusRow(rowIds.at(-1)),
      PageDown: () => onPageChange(1),
      PageUp: () => onPageChange(-1),
      ' ': () => onToggle(rowId),
      Enter: () => onOpen(rowId),
      Escape: onEscape,
    };
    const effect = Object.hasOwn(effects, key) ? effects[key] : undefined;
    if (!effect) return;
    event.preventDefault();
    effect();
  }

  return {
    box,
    active: () => active.current,
    focusRow,
    handlers: {
      onKeyDown: handleKeyDown,
      onFocus: ({ target }: FocusEvent) => {
        isRowFocused.current = target.matches(ROW);
        const row = target.closest<HTMLElement>(ROW);
        if (row) activate(row.dataset.rowKey);
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (relatedTarget) isRowFocused.current = false;
      },
    },
  };
}

export type RowNavigation = ReturnType<typeof useRowNavigation>;
