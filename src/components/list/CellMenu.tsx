import { RightOutlined } from '@ant-design/icons';
import { Dropdown, type MenuProps } from 'antd';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import layout from '../layout.module.css';

const ROW = 'tr[data-row-key]';
const CONTROL = 'a, button, input, label, select, textarea';

/** The cell or, without a column, the whole row that a menu is about. */
export interface CellPlace {
  rowKey: string;
  column: string | undefined;
  /** In the window, in CSS pixels. */
  x: number;
  y: number;
}

function placeOf(target: Element, point?: { clientX: number; clientY: number }): CellPlace | undefined {
  const row = target.closest<HTMLElement>(ROW);
  if (!row) return undefined;
  const cell = target.closest<HTMLElement>('td[data-column]');
  const { left, bottom } = (row.querySelector('td[data-column]') ?? row).getBoundingClientRect();
  return {
    rowKey: row.dataset.rowKey ?? '',
    column: cell?.dataset.column,
    x: point?.clientX ?? left,
    y: point?.clientY ?? bottom,
  };
}

/** Whether the browser's own menu has more to offer: for a finger, a link, a control or selected text. */
function wantsOwnMenu({ nativeEvent, shiftKey }: MouseEvent, target: Element): boolean {
  if ('pointerType' in nativeEvent && nativeEvent.pointerType === 'touch') return true;
  return shiftKey || target.closest(CONTROL) !== null || (window.getSelection()?.toString() ?? '') !== '';
}

type Items = NonNullable<MenuProps['items']>;

/**
 * The menu of a table's cells: for one cell by the secondary button of a mouse, for all cells of the row with the focus by the
 * keys for menus. `label` names it. `getItems` returns nothing for a cell without a menu, which keeps that of the browser.
 */
export function useCellMenu(label: string, getItems: (place: CellPlace) => Items) {
  const [place, setPlace] = useState<CellPlace>();
  const opener = useRef<HTMLElement>(null);
  const items = place ? getItems(place) : [];

  /** Opens the menu at an element in a row. Returns whether there is one. */
  function open(target: Element, point?: { clientX: number; clientY: number }): boolean {
    const next = placeOf(target, point);
    if (!next || getItems(next).length === 0) return false;
    opener.current = target.closest<HTMLElement>(ROW);
    setPlace(next);
    return true;
  }

  function close() {
    setPlace(undefined);
    requestAnimationFrame(() => {
      // It was in the menu. A press elsewhere has taken it there.
      if (document.activeElement === document.body) opener.current?.focus({ preventScroll: true });
    });
  }

  function handleContextMenu(event: MouseEvent) {
    const { target } = event;
    if (!(target instanceof Element)) return;
    // The keys for menus are followed by this event, in the row or in the menu that they have opened.
    if (place && (target.matches(ROW) || !target.closest(ROW))) event.preventDefault();
    else if (target.matches(ROW) ? open(target) : !wantsOwnMenu(event, target) && open(target, event))
      event.preventDefault();
  }

  function handleKeyDown(event: KeyboardEvent) {
    const { target, key, shiftKey } = event;
    if (!(target instanceof Element) || !target.matches(ROW)) return;
    const isMenuKey = key === 'ContextMenu' || (key === 'F10' && shiftKey);
    if (isMenuKey && open(target)) event.preventDefault();
  }

  const menu = place && items.length > 0 && (
    <Dropdown
      key={`${place.x} ${place.y}`}
      open
      autoFocus
      trigger={['click']}
      onOpenChange={(isOpen) => !isOpen && close()}
      menu={{
        'aria-label': label,
        items,
        onClick: close,
        expandIcon: <RightOutlined aria-hidden className={layout.mirrored} />,
      }}
    >
      {/* The position of a pointer has no logical direction. antd does not place a menu at something without a size. */}
      <span
        aria-hidden
        style={{ position: 'fixed', left: place.x, top: place.y, inlineSize: 1, blockSize: 1 }}
      />
    </Dropdown>
  );
  return { open, handleContextMenu, handleKeyDown, menu };
}
