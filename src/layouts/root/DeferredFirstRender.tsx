import { type ReactElement, useDeferredValue } from 'react';
import { PageLoading } from '@/components/PageLoading';

/**
 * Renders the portal in slices behind a first screen, in which a person may be typing: at once, the first frame would be a single
 * long task. Where nothing can be used yet, slices would only make the first frame later, by a tenth.
 */
export function DeferredFirstRender({ children }: { children: ReactElement }) {
  const hasFirstScreen = document.getElementById('screen') !== null;
  return useDeferredValue(children, hasFirstScreen ? <PageLoading /> : children);
}
