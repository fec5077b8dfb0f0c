import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import typography from '@/components/typography.module.css';
import { topDialog } from './dialogs';

/** antd shows the text of an error this long after it has marked the field. */
const SHOWN_AFTER_MS = 100;

/** The error of a field: its descriptions, of which the error is the first. */
function readError(field: Element): string {
  const [id = ''] = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return document.getElementById(id)?.textContent ?? '';
}

/**
 * Lets screen readers say the error of the focused field: whoever presses Enter in it stays there. An error of another field
 * is read when that takes the focus.
 */
export function FieldErrorAlert() {
  const [alert, setAlert] = useState<{ text: string; place: Element }>();

  useEffect(() => {
    let timer: number | undefined;
    const observer = new MutationObserver((changes) => {
      const { activeElement: field } = document;
      if (!field || !changes.some(({ target }) => target === field)) return;
      window.clearTimeout(timer);
      setAlert(undefined);
      if (field.getAttribute('aria-invalid') !== 'true') return;
      timer = window.setTimeout(() => {
        const text = document.activeElement === field && readError(field);
        if (text) setAlert({ text, place: topDialog() ?? document.body });
      }, SHOWN_AFTER_MS);
    });
    const attributeFilter = ['aria-invalid', 'aria-describedby'];
    observer.observe(document.body, { subtree: true, attributes: true, attributeFilter });
    return () => {
      observer.disconnect();
      window.clearTimeout(timer);
    };
  }, []);

  return (
    alert &&
    createPortal(
      <p role="alert" className={typography.visuallyHidden}>
        {alert.text}
      </p>,
      alert.place,
    )
  );
}
