import { history, useLocation, useNavigate } from '@umijs/max';
import { useCallback, useMemo } from 'react';

type Values = Record<string, string | readonly string[] | undefined>;

interface QueryState {
  query: URLSearchParams;
  /**
   * Sets some values and keeps the rest; `undefined`, an empty text and an empty list remove a value. Adds a
   * history entry unless `replace` is set.
   */
  change: (values: Values, options?: { replace?: boolean }) => void;
}

/** Query parameters as state, so that links, reloads and Back restore the page. */
export function useQueryState(): QueryState {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => new URLSearchParams(search), [search]);

  const change = useCallback<QueryState['change']>(
    (values, { replace = false } = {}) => {
      // Reads the current URL, so that two changes in one event both count.
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
