import { useId as useReactId } from 'react';

export * from '@rc-component/util/lib/hooks/useId.js';

/**
 * The ids of antd as in a browser. In tests its own hook gives everything the same one, so that dialogs have the wrong names and
 * Escape reaches only the popup that was opened first.
 */
export default function useId(id?: string): string {
  const reactId = useReactId();
  return id || reactId;
}
