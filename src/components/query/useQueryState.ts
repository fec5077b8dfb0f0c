import { history, useLocation, useNavigate } from '@umijs/max';
import { useCallback, useMemo } from 'react';

type Values = Record<string, string | readonly string[] | undefined>;

interface QueryState {
  query: URLSearchParams;
  /**
   * Sets some values and keeps the rest; `undefined`, an empty text and an empty list take a value away. A new entry of
   * the history, so that Back undoes it; `replace` for what is still being typed.
   */
  change: (values: Values, options?: { replace?: boolean }) => void;
}

/** Filters, tabs and paging in the address, so that a link, a reload or Back restores what was on screen. */
export function useQueryState(): QueryState {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => new URLSearchParams(search), [search]);

  const change = useCallback<QueryState['change']>(
    (values, { replace = false } = {}) => {
      // Not the query of the last render: two changes in one event must both count.
      const next = new URLSearchParams(history.location.search);
      for (const [name, value] of Object.entries(values)) {
        next.delete(name);
        for (const item of typeof value === 'string' ? [value] : (value ?? []))
          if (item) next.append(name, item);
      }
      navigate({ search: next.toString() }, { replace });
    },
    [navigate],
  );
  return { query, change };
}
