/** An entry of the menus with the entry above it. */
interface MenuNode {
  path: string;
  parent?: MenuNode;
}

/** Yields every entry, parents before their children. Iterative, so that deep trees, cycles and invalid values are safe. */
function* walkMenus(menus: unknown): Generator<MenuNode> {
  const seen = new Set<object>();
  const pending: { value: unknown; parent?: MenuNode }[] = [{ value: menus }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { value, parent } = next;
    if (typeof value !== 'object' || value === null || seen.has(value)) continue;
    seen.add(value);
    if (Array.isArray(value)) {
      for (let index = value.length - 1; index >= 0; index -= 1)
        pending.push({ value: value[index], parent });
      continue;
    }
    const hasPath = 'path' in value && typeof value.path === 'string' && value.path !== '';
    const node = hasPath ? { path: value.path as string, parent } : parent;
    if (hasPath && node) yield node;
    if ('children' in value && Array.isArray(value.children))
      pending.push({ value: value.children, parent: node });
  }
}

/** Returns every distinct path in a user's menus, parents before their children (spec section 4). */
export function collectMenuPaths(menus: unknown): string[] {
  return [...new Set(Array.from(walkMenus(menus), ({ path }) => path))];
}

/** Returns the paths from a top entry to the first entry with this path, both included; undefined without one. */
export function findMenuTrail(menus: unknown, path: string): string[] | undefined {
  for (const found of walkMenus(menus)) {
    if (found.path !== path) continue;
    const trail: string[] = [];
    for (let node: MenuNode | undefined = found; node; node = node.parent) trail.push(node.path);
    return trail.reverse();
  }
  return undefined;
}
