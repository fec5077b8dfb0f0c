import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { useMemo } from 'react';
import { useQueryState } from '@/components/query/useQueryState';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { usePageInRange } from '@/components/usePageInRange';
import { DEFAULT_PAGE_SIZE } from '@/domain/listing';
import { isRequestError } from '@/domain/requestError';
import { RULE_FILTER_NAMES, type RuleSort, readRuleQuery, writeRuleSort } from '@/domain/rule/ruleQuery';
import { listRules } from '@/services/rule';

type Filters = Record<string, string | readonly string[] | undefined>;

/** The view of the table: what the address asks for, what the server finds, and the ways to ask for something else. */
export function useRuleList() {
  const { locale } = useIntl();
  const unmountSignal = useUnmountSignal();
  const { query, change } = useQueryState();
  const asked = useMemo(() => readRuleQuery(query), [query]);
  const { data, error, loading, refresh, refreshAsync } = useRequest(
    () => listRules(asked, { signal: unmountSignal() }),
    {
      refreshDeps: [JSON.stringify(asked), locale],
      onError(failure) {
        if (!isRequestError(failure)) throw failure;
      },
    },
  );

  function turnTo(page: number, options?: { replace?: boolean }) {
    change({ current: page === 1 ? undefined : String(page) }, options);
  }

  const beyond = usePageInRange({
    current: asked.current,
    listing: data,
    settled: !loading && !error,
    turnTo: (page) => turnTo(page, { replace: true }),
  });

  return {
    asked,
    data,
    error,
    loading,
    beyond,
    refresh,
    /** Asks again; resolves when the table is up to date, or could not be. */
    refreshed: () =>
      refreshAsync().then(
        () => undefined,
        () => undefined,
      ),
    turnTo,
    resize: (pageSize: number) =>
      change({ pageSize: pageSize === DEFAULT_PAGE_SIZE ? undefined : String(pageSize), current: undefined }),
    sortBy: (sort: RuleSort | undefined) => change({ sort: sort && writeRuleSort(sort), current: undefined }),
    filter: (filters: Filters) => change({ ...filters, current: undefined }),
    clear: () =>
      change(
        Object.fromEntries([...RULE_FILTER_NAMES, 'status', 'current'].map((name) => [name, undefined])),
      ),
    /** The rule whose details are open. */
    openKey: query.get('rule') ?? undefined,
    open: (key: string | undefined, options?: { replace?: boolean }) => change({ rule: key }, options),
  };
}

export type RuleListView = ReturnType<typeof useRuleList>;
