import { history, useLocation, useNavigate } from '@umijs/max';
import { useCallback, useMemo } from 'react';

type Values = Record<string, string | readonly string[] | undefined>;

interface QueryState {
  query: URLSearchParams;
  /** Returns the URL's search with some values set and the rest kept, for a link. */
  searchWith: (values: Values) => string;
  /**
   * Sets some values and keeps the rest; `undefined`, an empty text and an empty list remove a value. Adds a
   * history entry unless `replace` is set.
   */
  change: (values: Values, options?: { replace?: boolean }) => void;
}

function setValues(search: URLSearchParams, values: Values): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(values)) {
    next.delete(name);
    for (const item of typeof value === 'string' ? [value] : (value ?? [])) if (item) next.append(name, item);
  }
  return next.toString();
}

/** Query parameters as state, so that links, reloads and Back restore the page. */
export function useQueryState(): QueryState {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => new URLSearchParams(search), [search]);

  const change = useCallback<QueryState['change']>(
    (values, { replace = false } = {}) => {
      // Reads the current URL, so that two changes in one event both count.
      navigate({ search: setValues(new URLSearchParams(history.location.search), values) }, { replace });
    },
    [navigate],
  );
  return { query, searchWith: (values) => setValues(query, values), change };
}

/** A query parameter with few choices as state. The URL leaves out the initial one. */
export function useQueryChoice<C extends string>(name: string, choices: readonly C[], initial: NoInfer<C>) {
  const { query, change } = useQueryState();
  const chosen = choices.find((choice) => choice === query.get(name)) ?? initial;
  const choose = (choice: string) => change({ [name]: choice === initial ? undefined : choice });
  return [chosen, choose] as const;
}
