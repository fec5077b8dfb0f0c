import { type ReactNode, useEffect, useState } from 'react';

/** Long enough for the browser to have told screen readers of the alert itself. */
const SPOKEN_AFTER_MS = 100;

/** The text of an alert, which screen readers get after the alert: Orca says only what comes into a region that it knows. */
export function Spoken({ children }: { children: ReactNode }) {
  const [isSpoken, setSpoken] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setSpoken(true), SPOKEN_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <span aria-live="assertive">
      <span aria-hidden={!isSpoken}>{children}</span>
    </span>
  );
}
