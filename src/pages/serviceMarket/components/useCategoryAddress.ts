import { useLocation } from '@umijs/max';

/** Gives the address of a category, or of all of them, that keeps the other filters and begins at the first page. */
export function useCategoryAddress(): (columnId?: string) => { search: string } {
  const { search } = useLocation();
  return (columnId) => {
    const query = new URLSearchParams(search);
    query.delete('page');
    query.delete('columnId');
    if (columnId !== undefined) query.set('columnId', columnId);
    return { search: query.toString() };
  };
}
