import {
  createContext,
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { ruleNameId } from './ruleColumns';

/** The row with the keyboard focus. Kept outside React state, so that moving it re-renders two rows, not 100. */
function createRowFocus() {
  let rowIds: readonly string[] = [];
  let active: string | undefined;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    active: () => active,
    activate(rowId: string) {
      if (rowId === active) return;
      active = rowId;
      notify();
    },
    /**
     * Sets the rows. The first one of a new search becomes active; otherwise the active row stays, or gives way to
     * the row at its position.
     */
    setRows(next: readonly string[], isNewSearch: boolean) {
      const index = active === undefined || isNewSearch ? 0 : rowIds.indexOf(active);
      rowIds = next;
      if (active !== undefined && next.includes(active) && !isNewSearch) return;
      active = next[Math.min(Math.max(index, 0), next.length - 1)];
      notify();
    },
    /** Returns the row at this distance from the active one, within the page. */
    neighbour(distance: number): string | undefined {
      const index = active === undefined ? 0 : rowIds.indexOf(active);
      return rowIds[Math.min(Math.max(index + distance, 0), rowIds.length - 1)];
    },
  };
}

type RowFocus = ReturnType<typeof createRowFocus>;

export const RowFocusContext = createContext<RowFocus>(createRowFocus());

interface RuleRowProps extends HTMLAttributes<HTMLTableRowElement> {
  'data-row-key'?: string;
}

/** A focusable table row with the name of its rule. Only the active row is a tab stop. */
export function RuleRow(props: RuleRowProps) {
  const { 'data-row-key': key } = props;
  const focus = useContext(RowFocusContext);
  const isActive = useSyncExternalStore(focus.subscribe, () => key !== undefined && focus.active() === key);
  if (key === undefined) return <tr {...props} />;
  return (
    <tr
      {...props}
      aria-labelledby={ruleNameId(key)}
      tabIndex={isActive ? 0 : -1}
      onFocus={() => focus.activate(key)}
    />
  );
}

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
  const [focus] = useState(createRowFocus);
  const box = useRef<HTMLDivElement>(null);
  const isRowFocused = useRef(false);
  const lastSearch = useRef(search);
  const joinedIds = rowIds.join();

  /** Focuses a row, or the active one if it is not on the page. */
  function focusRow(rowId = focus.active(), options?: FocusOptions) {
    const rows = Array.from(box.current?.querySelectorAll<HTMLElement>(ROW) ?? []);
    const find = (id?: string) => rows.find((row) => row.dataset.rowKey === id);
    (find(rowId) ?? find(focus.active()))?.focus(options);
  }

  useLayoutEffect(() => {
    focus.setRows(
      joinedIds === '' ? [] : joinedIds.split(','),
      (search ?? lastSearch.current) !== lastSearch.current,
    );
    lastSearch.current = search ?? lastSearch.current;
  }, [focus, joinedIds, search]);
  // The focused row was removed, or another search was made from it: the active row takes the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after every change of the rows.
  useEffect(() => {
    const { activeElement } = document;
    const isElsewhere = activeElement?.matches(ROW)
      ? activeElement.getAttribute('data-row-key') !== focus.active()
      : activeElement === document.body;
    if (isRowFocused.current && isElsewhere) focusRow();
  }, [joinedIds, search]);

  function handleKeyDown(event: KeyboardEvent) {
    const { target, key, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (!(target instanceof HTMLElement) || !target.matches(ROW)) return;
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    const rowId = target.dataset.rowKey ?? '';
    const effects: Record<string, () => void> = {
      ArrowDown: () => focusRow(focus.neighbour(1)),
      ArrowUp: () => focusRow(focus.neighbour(-1)),
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
    focus,
    box,
    active: focus.active,
    focusRow,
    handlers: {
      onKeyDown: handleKeyDown,
      onFocus: ({ target }: FocusEvent) => {
        isRowFocused.current = target.matches(ROW);
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (relatedTarget) isRowFocused.current = false;
      },
    },
  };
}

export type RowNavigation = ReturnType<typeof useRowNavigation>;
