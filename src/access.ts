import type { InitialState } from '@/app';
import { collectMenuPaths } from '@/domain/account/menus';

/**
 * Access of the user: `{ [path]: true }` for every path of their menus (spec sections 4 and 6). The object
 * has no prototype, so that a path such as `constructor` is never granted by accident.
 */
export default function access(initialState: InitialState | undefined): Record<string, boolean> {
  const granted: Record<string, boolean> = Object.create(null);
  if (!initialState?.currentUser) return granted;
  for (const path of collectMenuPaths(initialState.menus)) granted[path] = true;
  return granted;
}
