import { type ReactElement, useDeferredValue, useEffect } from 'react';
import { firstRendering } from '@/browser/earlyAnswers';
import { PageLoading } from '@/components/PageLoading';

/** Renders the portal in slices that yield to input: at once, the first frame would be a single long task. */
export function DeferredFirstRender({ children }: { children: ReactElement }) {
  const shown = useDeferredValue(children, <PageLoading />);
  const isOver = shown === children;
  useEffect(() => {
    firstRendering.isOver ||= isOver;
  }, [isOver]);
  return shown;
}
