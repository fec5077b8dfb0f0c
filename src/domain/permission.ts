/**
 * The separate permission check of spec section 6, a stub that grants nothing. Access comes from the menus
 * (menu.ts); this stays until the real check is known.
 */
export function checkPermission(_key: string): false {
  return false;
}
