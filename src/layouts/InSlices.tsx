import { type ReactElement, useDeferredValue, useEffect } from 'react';
import { PageLoading } from '@/components/PageLoading';
import { firstRendering } from '@/request/earlyReads';

/** Renders the portal in slices that yield to input: at once, the first frame would be a single long task. */
export function InSlices({ children }: { children: ReactElement }) {
  const shown = useDeferredValue(children, <PageLoading />);
  const isOver = shown === children;
  useEffect(() => {
    firstRendering.isOver ||= isOver;
  }, [isOver]);
  return shown;
}
