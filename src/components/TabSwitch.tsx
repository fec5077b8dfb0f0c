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

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Tabs of equal width with keyboard support. Panels stay mounted to keep their input. For light pages: antd's
 * Tabs includes Menu and Dropdown, 23 KB.
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
      <div className={styles.panels}>
        {tabs.map(({ key, children }, index) => (
          <div
            key={key}
            role="tabpanel"
            id={`${id}panel${key}`}
            className={styles.panel}
            aria-labelledby={`${id}tab${key}`}
            hidden={index !== active}
          >
            {children}
          </div>
        ))}
      </div>
    </>
  );
}
