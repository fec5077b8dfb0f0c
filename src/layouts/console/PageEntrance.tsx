import { useLocation } from '@umijs/max';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** Milliseconds. */
const DURATION_MS = 160;

/**
 * Lets each page appear softly. The page itself is not touched: what it holds keeps its state, and what is fixed on it its
 * place. Nothing moves for who asked the device for less motion.
 */
export function PageEntrance({ soft, children }: { soft: boolean; children: ReactNode }) {
  const { pathname } = useLocation();
  const stage = useRef<HTMLDivElement>(null);
  const shown = useRef(pathname);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!soft || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // Older browsers show it at once.
    stage.current?.animate?.([{ opacity: 0 }, { opacity: 1 }], { duration: DURATION_MS, easing: 'ease-out' });
  }, [pathname, soft]);

  return <div ref={stage}>{children}</div>;
}
