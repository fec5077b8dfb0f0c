import { history, useIntl, useLocation, useNavigate } from '@umijs/max';
import { useCallback, useMemo } from 'react';
import { useMessage } from '@/components/MessageContext';
import { readComparedIds } from '@/domain/catalog/marketQuery';
import { COMPARE_LIMIT } from '@/domain/catalog/service';

/** Returns the selection that the history entry was created for. */
const getComparedState = (state: unknown) => (state as { comparing?: unknown } | null)?.comparing;

/**
 * The services selected for comparison and whether the comparison is open, both kept in the URL. Selecting replaces the
 * history entry and opening pushes one, so that Back closes the comparison.
 */
export function useComparison() {
  const { formatMessage } = useIntl();
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const message = useMessage();
  const ids = useMemo(() => readComparedIds(new URLSearchParams(search)), [search]);
  const isOpen = ids.length > 0 && new URLSearchParams(search).get('view') === 'compare';

  const choose = useCallback(
    (next: readonly string[]) => {
      const query = new URLSearchParams(history.location.search);
      query.delete('compare');
      for (const id of next) query.append('compare', id);
      if (next.length === 0) query.delete('view');
      navigate({ search: query.toString() }, { replace: true, state });
    },
    [navigate, state],
  );

  function add(id: string) {
    if (ids.length >= COMPARE_LIMIT)
      message.warning(formatMessage({ id: 'compare.full' }, { limit: COMPARE_LIMIT }));
    else choose([...ids, id]);
  }

  function open() {
    const query = new URLSearchParams(history.location.search);
    query.set('view', 'compare');
    navigate({ search: query.toString() }, { state: { comparing: ids.join() } });
  }

  function close() {
    // The previous entry is this page with the same selection, so a new entry would be a duplicate.
    if (getComparedState(state) === ids.join()) {
      navigate(-1);
      return;
    }
    const query = new URLSearchParams(history.location.search);
    query.delete('view');
    navigate({ search: query.toString() }, { replace: true });
  }

  return {
    ids,
    isOpen,
    add,
    remove: (id: string) => choose(ids.filter((other) => other !== id)),
    choose,
    open,
    close,
  };
}

export type Comparison = ReturnType<typeof useComparison>;
