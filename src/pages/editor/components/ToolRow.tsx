import { useT } from '@@/texts/editor';
import { DownOutlined, EllipsisOutlined } from '@ant-design/icons';
import { Button, Dropdown, Flex, type MenuProps, Tooltip } from 'antd';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import styles from './EditorShell.module.css';

/** A command with its name. One with `items` opens a menu. */
export interface Tool {
  key: string;
  name: string;
  icon?: ReactNode;
  disabled?: boolean;
  /** The state of a toggle. */
  pressed?: boolean;
  onClick?: () => void;
  items?: readonly Tool[];
}

/** Returns a tool as an entry of a menu, without icon or state. */
export const toPlainItem = ({ key, name, disabled, onClick }: Tool) => ({
  key,
  label: name,
  disabled,
  onClick,
});

const toMenuItem = ({ icon, pressed, items, onClick, ...tool }: Tool) => ({
  ...toPlainItem(tool),
  icon,
  // Unlike `aria-pressed`, allowed in a menu.
  ...(pressed !== undefined && { role: 'menuitemcheckbox', 'aria-checked': pressed }),
  ...(items ? { children: items.map(toPlainItem) } : { onClick }),
});

interface ToolButtonProps extends Omit<Tool, 'key'> {
  /** Shows the name as a tooltip only. For signs that speak for themselves. */
  iconOnly?: boolean;
}

/** A button with an icon and its name. */
export function ToolButton({ name, icon, onClick, disabled, pressed, items, iconOnly }: ToolButtonProps) {
  const button = (
    <Button
      type={pressed ? 'default' : 'text'}
      aria-label={iconOnly ? name : undefined}
      aria-pressed={pressed}
      icon={icon}
      disabled={disabled}
      onClick={onClick}
    >
      {iconOnly ? undefined : name}
      {items && <DownOutlined aria-hidden className={styles.caret} />}
    </Button>
  );
  if (iconOnly) return <Tooltip title={name}>{button}</Tooltip>;
  if (!items) return button;
  return (
    <Dropdown
      trigger={['click']}
      disabled={disabled}
      menu={{ 'aria-label': name, items: items.map(toPlainItem) }}
    >
      {button}
    </Dropdown>
  );
}

/** Counts the children that fit into the first line of a wrapping row. */
function useFittingCount() {
  const row = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(Number.POSITIVE_INFINITY);
  const measure = useEffectEvent(() => {
    const items = [...(row.current?.children ?? [])].filter((item) => item instanceof HTMLElement);
    const [first] = items;
    // The first one stays in the first line even without room.
    const hasRoom = first && row.current && first.offsetWidth <= row.current.clientWidth;
    setCount(hasRoom ? items.filter(({ offsetTop }) => offsetTop === first.offsetTop).length : 0);
  });
  // After each rendering, because names change with the selection and the language.
  useLayoutEffect(() => measure());
  useEffect(() => {
    if (!row.current) return;
    const observer = new ResizeObserver(() => measure());
    observer.observe(row.current);
    return () => observer.disconnect();
  }, []);
  return { row, count };
}

interface ToolRowProps {
  tools: readonly Tool[];
  /** The tools that are always in the menu. */
  more: readonly Tool[];
}

/** Tools in one line. Those that do not fit move into the menu "More", in the same order. */
export function ToolRow({ tools, more }: ToolRowProps) {
  const t = useT();
  const { row, count } = useFittingCount();
  const label = t('editor.more');
  const hidden = tools.slice(count);
  const items: MenuProps['items'] = [
    ...hidden.map(toMenuItem),
    ...(hidden.length > 0 ? [{ type: 'divider' as const }] : []),
    ...more.map(toMenuItem),
  ];
  return (
    <>
      <Flex ref={row} className={styles.tools} wrap gap={4}>
        {tools.map(({ key, ...tool }, index) => (
          <span key={key} className={index < count ? undefined : styles.overflowing}>
            <ToolButton {...tool} />
          </span>
        ))}
      </Flex>
      <Dropdown trigger={['click']} menu={{ 'aria-label': label, items, className: styles.menu }}>
        <Button type="text" icon={<EllipsisOutlined aria-hidden />}>
          {label}
        </Button>
      </Dropdown>
    </>
  );
}
