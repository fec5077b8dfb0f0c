import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styles from './TabSwitch.module.css';

interface Tab {
  key: string;
  label: string;
  children: ReactNode;
}

interface TabSwitchProps {
  tabs: readonly Tab[];
  activeKey: string;
  onChange: (key: string) => void;
}

/** How far each key moves along the tabs as they are read. */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * A few tabs that share the width, with the keys of a tab list. Panels stay mounted, so what was typed survives a
 * switch. For pages of a first visit: antd's Tabs brings Menu and Dropdown along, 23 KB of script.
 */
export function TabSwitch({ tabs, activeKey, onChange }: TabSwitchProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const active = Math.max(
    0,
    tabs.findIndex(({ key }) => key === activeKey),
  );

  function handleKeyDown(event: KeyboardEvent) {
    const towardsEnd = document.documentElement.dir === 'rtl' ? -1 : 1;
    const step = (STEPS[event.key] ?? 0) * towardsEnd;
    if (step === 0) return;
    event.preventDefault();
    const next = (active + step + tabs.length) % tabs.length;
    onChange(tabs[next]?.key ?? activeKey);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  return (
    <>
      <div ref={list} role="tablist" className={styles.list} onKeyDown={handleKeyDown}>
        {tabs.map(({ key, label }, index) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}tab${key}`}
            aria-controls={`${id}panel${key}`}
            aria-selected={index === active}
            tabIndex={index === active ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(key)}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ key, children }, index) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}panel${key}`}
          aria-labelledby={`${id}tab${key}`}
          hidden={index !== active}
        >
          {children}
        </div>
      ))}
    </>
  );
}
