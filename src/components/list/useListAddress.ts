import { useLocation } from '@umijs/max';

/** Returns the address of a list: with the search that it had when the page was opened from it (`state.list` of the history). */
export function useListAddress(address: string): string {
  const { state } = useLocation();
  const list = typeof state === 'object' && state !== null && 'list' in state && state.list;
  return typeof list === 'string' && list.startsWith('?') ? address.replace(/\?.*$/, '') + list : address;
}
