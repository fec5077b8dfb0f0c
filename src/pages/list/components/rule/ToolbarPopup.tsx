import { Button } from 'antd';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './RuleToolbar.module.css';

interface ToolbarPopupProps {
  label: string;
  /** Follows the label; nothing for 0. */
  count?: number;
  icon: ReactNode;
  /** The popup's content; receives how to close it. */
  children: (close: () => void) => ReactNode;
}

/** A button that opens a popup below it, and a sheet at the bottom of a phone. It comes next in the tab order. */
export function ToolbarPopup({ label, count = 0, icon, children }: ToolbarPopupProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const host = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLElement>(null);
  /** Whether the last press was inside, including lists and calendars that React keeps elsewhere in the document. */
  const isInside = useRef(false);

  useEffect(() => {
    if (!isOpen) return;
    popup.current?.focus({ preventScroll: true });
    const handlePress = () => {
      if (!isInside.current) setOpen(false);
      isInside.current = false;
    };
    document.addEventListener('pointerdown', handlePress);
    return () => document.removeEventListener('pointerdown', handlePress);
  }, [isOpen]);

  function close() {
    setOpen(false);
    host.current?.querySelector<HTMLElement>('button')?.focus();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
  }

  return (
    <div
      ref={host}
      className={styles.popupHost}
      onPointerDownCapture={() => {
        isInside.current = true;
      }}
    >
      <Button
        icon={icon}
        aria-label={count > 0 ? `${label} ${count}` : label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.label}>{label}</span>
        {count > 0 && ` ${count}`}
      </Button>
      {isOpen && (
        <section
          ref={popup}
          id={id}
          role="dialog"
          aria-label={label}
          tabIndex={-1}
          className={styles.popup}
          onKeyDown={handleKeyDown}
        >
          {children(close)}
        </section>
      )}
    </div>
  );
}
