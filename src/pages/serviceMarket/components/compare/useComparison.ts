import { useT } from '@@/texts/market';
import { history, useLocation, useNavigate } from '@umijs/max';
import { useCallback, useMemo } from 'react';
import { useMessage } from '@/components/MessageContext';
import { type ComparedEntry, readCompared, withCompared } from '@/domain/catalog/comparison';
import { COMPARE_LIMIT } from '@/domain/catalog/service';

/** Returns the selection that the history entry was created for. */
const getComparedState = (state: unknown) => (state as { comparing?: unknown } | null)?.comparing;

/**
 * The plans and services selected for comparison, their term and whether the comparison is open, all kept in the URL. Selecting
 * replaces the history entry and opening pushes one, so that Back closes the comparison.
 */
export function useComparison() {
  const t = useT();
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const message = useMessage();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const entries = useMemo(() => readCompared(query), [query]);
  const ids = useMemo(() => [...new Set(entries.map(({ serviceId }) => serviceId))], [entries]);
  const term = query.get('compareTerm') ?? undefined;
  const isOpen = ids.length > 0 && query.get('view') === 'compare';
  const selection = JSON.stringify([entries, term]);

  const choose = useCallback(
    (next: readonly ComparedEntry[]) => {
      const chosen = withCompared(new URLSearchParams(history.location.search), next);
      if (next.length === 0) for (const name of ['view', 'compareTerm']) chosen.delete(name);
      navigate({ search: chosen.toString() }, { replace: true, state });
    },
    [navigate, state],
  );

  function add(serviceId: string) {
    if (entries.length >= COMPARE_LIMIT) message.warning(t('compare.full', { limit: COMPARE_LIMIT }));
    else choose([...entries, { serviceId }]);
  }

  function setTerm(name: string) {
    const chosen = new URLSearchParams(history.location.search);
    chosen.set('compareTerm', name);
    navigate({ search: chosen.toString() }, { replace: true, state });
  }

  function open() {
    const opened = new URLSearchParams(history.location.search);
    opened.set('view', 'compare');
    navigate({ search: opened.toString() }, { state: { comparing: selection } });
  }

  function close() {
    // The previous entry is this page with the same selection, so a new entry would be a duplicate.
    if (getComparedState(state) === selection) {
      navigate(-1);
      return;
    }
    const closed = new URLSearchParams(history.location.search);
    closed.delete('view');
    navigate({ search: closed.toString() }, { replace: true });
  }

  return {
    entries,
    /** The distinct services. */
    ids,
    /** Name of the term that prices are compared for. */
    term,
    isOpen,
    add,
    remove: (id: string) => choose(entries.filter(({ serviceId }) => serviceId !== id)),
    choose,
    setTerm,
    open,
    close,
  };
}

export type Comparison = ReturnType<typeof useComparison>;
