import { type RefObject, useEffect, useState } from 'react';

/** Whether an element has once had a width: nothing can be drawn before, and nothing needs to be loaded for it. */
export function useHasSize(element: RefObject<HTMLElement | null>): boolean {
  const [hasSize, setHasSize] = useState(false);
  useEffect(() => {
    if (hasSize || !element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setHasSize(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, hasSize]);
  return hasSize;
}
