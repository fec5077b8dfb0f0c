import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import styles from './TabSwitch.module.css';

interface Tab<K extends string> {
  key: K;
  label: string;
  children: ReactNode;
}

interface TabSwitchProps<K extends string> {
  tabs: readonly Tab<K>[];
  activeKey: K;
  onChange: (key: K) => void;
  /** Whether the tabs are those of a page: as wide as their words, each panel mounted when it is first opened, and as high as itself. */
  isLazy?: boolean;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Tabs with keyboard support, of equal width unless they are lazy. Panels stay mounted to keep their input. For light pages:
 * antd's Tabs includes Menu and Dropdown, 23 KB.
 */
export function TabSwitch<K extends string>({
  tabs,
  activeKey,
  onChange,
  isLazy = false,
}: TabSwitchProps<K>) {
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
      <div
        ref={list}
        role="tablist"
        className={isLazy ? `${styles.list} ${styles.natural}` : styles.list}
        onKeyDown={handleKeyDown}
      >
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
      <div className={isLazy ? undefined : styles.panels}>
        {tabs.map(({ key, children }, index) => (
          <div
            key={key}
            role="tabpanel"
            id={`${id}panel${key}`}
            className={isLazy ? undefined : styles.panel}
            aria-labelledby={`${id}tab${key}`}
            hidden={index !== active}
          >
            {isLazy ? <OpenedOnce isOpen={index === active}>{children}</OpenedOnce> : children}
          </div>
        ))}
      </div>
    </>
  );
}

/** Content that is mounted from when it is first open. */
function OpenedOnce({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return wasOpen && children;
}
