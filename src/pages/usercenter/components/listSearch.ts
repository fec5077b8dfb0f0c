/** Returns the list's search from the history state, when the page was opened from the list. */
export function listSearch(state: unknown): string {
  return typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'string'
    ? state.list
    : '';
}
