import { useEffect, useRef } from 'react';

/**
 * Marks an element with `data-scrolls` while it is narrower than its content (`width` in CSS pixels). Only then
 * does it scroll by itself; otherwise its sticky parts stick to the window.
 */
export function useOverflow(width: number) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const observer = new ResizeObserver(() =>
      target.toggleAttribute('data-scrolls', target.clientWidth < width),
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [width]);
  return element;
}
