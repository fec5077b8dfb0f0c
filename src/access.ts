import type { InitialState } from '@/app';
import { collectMenuPaths } from '@/domain/menu';

/**
 * What the user may open: `{ [path]: true }` for every path of their menus (spec sections 4 and 6). With no current
 * user nothing is granted. The object has no prototype, so that a path such as `constructor` is not granted by accident.
 */
export default function access(initialState: InitialState | undefined): Record<string, boolean> {
  const granted: Record<string, boolean> = Object.create(null);
  if (!initialState?.currentUser) return granted;
  for (const path of collectMenuPaths(initialState.menus)) granted[path] = true;
  return granted;
}
