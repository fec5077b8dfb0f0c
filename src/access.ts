import type { InitialState } from '@/app';

/**
 * Returns every distinct path in a user's menus, parents before their children (spec section 4). Iterative,
 * so that deep trees, cycles and invalid values are safe.
 */
export function collectMenuPaths(menus: unknown): string[] {
  const paths = new Set<string>();
  const seen = new Set<object>();
  const pending: unknown[] = [menus];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next !== 'object' || next === null || seen.has(next)) continue;
    seen.add(next);
    if (Array.isArray(next)) {
      for (let index = next.length - 1; index >= 0; index -= 1) pending.push(next[index]);
      continue;
    }
    if ('path' in next && typeof next.path === 'string' && next.path !== '') paths.add(next.path);
    if ('children' in next && Array.isArray(next.children)) pending.push(next.children);
  }
  return [...paths];
}

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
