import { type ChangeEvent, memo, useDeferredValue, useRef } from 'react';
import styles from './DataTable.module.css';

export interface RowSelection<T> {
  /** Must be stable while the selection is. */
  isSelected: (rowKey: string) => boolean;
  /** `range` extends the selection from the row toggled before. Must be stable. */
  onToggle: (rowKey: string, checked: boolean, range: boolean) => void;
  onTogglePage: (checked: boolean) => void;
  pageLabel: string;
  /** Accessible name of a row's checkbox. Must be stable. */
  rowLabel: (row: T) => string;
}

interface SelectCellProps {
  rowKey: string;
  label: string;
  checked: boolean;
  onToggle: RowSelection<never>['onToggle'];
}

/** The checkbox of a row. Shift extends the selection. */
export const SelectCell = memo(({ rowKey, label, checked, onToggle }: SelectCellProps) => {
  const isShift = useRef(false);
  return (
    <td className={styles.select}>
      <label>
        <input
          type="checkbox"
          className={styles.check}
          aria-label={label}
          checked={checked}
          onClick={({ shiftKey }) => {
            isShift.current = shiftKey;
          }}
          onChange={({ target }) => onToggle(rowKey, target.checked, isShift.current)}
        />
      </label>
    </td>
  );
});

interface SelectPageCellProps<T> {
  selection: RowSelection<T>;
  keys: readonly string[];
  /** CSS pixels. */
  width: number;
}

/** The checkbox in the head, for all rows of the page. */
export function SelectPageCell<T>({ selection, keys, width }: SelectPageCellProps<T>) {
  const count = keys.filter(selection.isSelected).length;
  const isAll = count > 0 && count === keys.length;
  return (
    <th scope="col" className={styles.select} style={{ inlineSize: width }}>
      <label>
        <input
          ref={(box) => {
            if (box) box.indeterminate = count > 0 && !isAll;
          }}
          type="checkbox"
          className={styles.check}
          aria-label={selection.pageLabel}
          checked={isAll}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => selection.onTogglePage(target.checked)}
        />
      </label>
    </th>
  );
}

const isNeverSelected = () => false;

/** As many rows as the screen of a laptop shows. */
export const FIRST_ROWS = 10;

/**
 * Returns whether the row at an index is shown as selected. When more rows change at once, the first ones answer the press
 * and those below follow in a second rendering that yields to input.
 */
export function useShownSelection(
  keys: readonly string[],
  isSelected: (key: string) => boolean = isNeverSelected,
) {
  const deferred = useDeferredValue(isSelected);
  const isLarge = keys.filter((key) => isSelected(key) !== deferred(key)).length > FIRST_ROWS;
  return (key: string, index: number) => (isLarge && index >= FIRST_ROWS ? deferred : isSelected)(key);
}
