/** Returns the list's search from the history state, when the page was opened from the list. */
export function listSearch(state: unknown): string {
  const list = typeof state === 'object' && state !== null && 'list' in state && state.list;
  return typeof list === 'string' && list.startsWith('?') ? list : '';
}
