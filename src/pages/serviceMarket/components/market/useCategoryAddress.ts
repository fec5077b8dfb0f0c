import { useLocation } from '@umijs/max';

/** Gives the address of a category, or of all of them, that keeps the other filters and begins at the first page. */
export function useCategoryAddress(): (columnId?: string) => string {
  const { pathname, search } = useLocation();
  return (columnId) => {
    const query = new URLSearchParams(search);
    query.delete('current');
    query.delete('page');
    query.delete('columnId');
    if (columnId !== undefined) query.set('columnId', columnId);
    const text = query.toString();
    // Umi's Link shows nothing for an address without a path.
    return text ? `${pathname}?${text}` : pathname;
  };
}
