import { useLocation } from '@umijs/max';
import { useEffect, useRef, useState } from 'react';
import typography from '@/components/typography.module.css';

/** After the focus has come to the title of the page, which some screen readers say and others do not. */
const SAID_AFTER_MS = 500;
/** Long enough to be noticed. Afterwards nobody shall come across it below the cursor. */
const GONE_AFTER_MS = 5_000;

/** Lets screen readers say where a navigation led, as browsers do for a document. Going back moves no focus at all. */
export function PageAnnouncement() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const timers = [
      setTimeout(() => setTitle(document.title), SAID_AFTER_MS),
      setTimeout(() => setTitle(''), GONE_AFTER_MS),
    ];
    return () => timers.forEach(clearTimeout);
  }, [pathname]);

  return (
    <p aria-live="polite" className={typography.visuallyHidden}>
      {title}
    </p>
  );
}
