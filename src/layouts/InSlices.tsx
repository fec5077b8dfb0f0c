import { type ReactElement, useDeferredValue } from 'react';
import { PageLoading } from '@/components/PageLoading';

/** Renders the portal in slices that yield to input: at once, the first frame would be a single long task. */
export function InSlices({ children }: { children: ReactElement }) {
  return useDeferredValue(children, <PageLoading />);
}
