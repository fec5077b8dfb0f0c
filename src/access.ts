import { collectMenuPaths } from '@/domain/account/menus';
import type { InitialState } from '@/layouts/root/initialState';

/**
 * Access of the user: `{ [path]: true }` for every path of their menus (spec sections 4 and 6). The object
 * has no prototype, so that a path such as `constructor` is never granted by accident.
 */
export default function access(initialState: InitialState | undefined): Record<string, boolean> {
  const granted: Record<string, boolean> = Object.create(null);
  if (initialState?.currentUser)
    for (const path of collectMenuPaths(initialState.menus)) granted[path] = true;
  return new Proxy(granted, {
    get: (paths, key) =>
      typeof key === 'string' && !key.startsWith('/') ? hasPermission(key) : Reflect.get(paths, key),
  });
}

/** Whether the user has a permission, which is a key that no menu can grant. There are none yet (spec section 6). */
export function hasPermission(_permission: string): boolean {
  return false;
}
