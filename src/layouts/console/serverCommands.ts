import { useQuery } from '@/components/query/useQuery';
import { encodePart } from '@/domain/characters';
import { getReadFailure } from '@/domain/requestError';
import { ruleQuery } from '@/domain/rule/ruleFields';
import { listOrders } from '@/services/order';
import { listRules } from '@/services/rule';
import { listServices } from '@/services/service';
import { type Command, linkCommand } from './commandRanking';

/** Results per kind. */
const MAX_RESULTS = 5;

export const searchServices: Source = async (keyword, signal) => {
  const { list, total } = await listServices({ keyword, pageSize: MAX_RESULTS }, { signal, silent: true });
  const commands = list.slice(0, MAX_RESULTS).map(({ serviceId, title, provider }) =>
    linkCommand('service', `/serviceMarket/detail?${new URLSearchParams({ serviceId })}`, title, {
      detail: provider.name,
    }),
  );
  return { commands, total };
};

export const searchOrders: Source = async (keyword, signal) => {
  const { list, total } = await listOrders({ keyword, pageSize: MAX_RESULTS }, { signal, silent: true });
  const commands = list.slice(0, MAX_RESULTS).map(({ orderId, service }) =>
    linkCommand('order', `/usercenter/order/${encodePart(orderId)}`, service.title, {
      detail: orderId,
    }),
  );
  return { commands, total };
};

/** A rule has no page of its own, so the command opens the table with the rule's name as keyword. */
export const searchRules: Source = async (keyword, signal) => {
  const query = { ...ruleQuery.read(new URLSearchParams({ keyword })), pageSize: MAX_RESULTS };
  const { list, total } = await listRules(query, { signal, silent: true });
  const commands = list.slice(0, MAX_RESULTS).map(({ key, name, owner }) => {
    const to = `/list/table-list?${new URLSearchParams({ keyword: name })}`;
    return linkCommand('rule', to, name, { detail: owner.name, id: `rule ${to}#${key}` });
  });
  return { commands, total };
};

const DEBOUNCE_MS = 200;

/** Finds the first matches, and how many there are. */
type Source = (query: string, signal: AbortSignal) => Promise<{ commands: Command[]; total: number }>;

/** Loads the commands of one source for a query. Loads nothing without a source or a query. */
export function useServerCommands(source: Source | undefined, query: string) {
  const { data, error, isLoading, refresh } = useQuery(async ({ signal }) => source?.(query, signal), {
    key: query,
    ready: source !== undefined && query !== '',
    debounceMs: DEBOUNCE_MS,
  });
  const isCurrent = query !== '' && !isLoading;
  return {
    commands: (isCurrent && !error && data?.commands) || [],
    /** More than `commands` when only the first are shown. */
    total: (isCurrent && !error && data?.total) || 0,
    isLoading,
    failed: isCurrent && error !== undefined && getReadFailure(error) !== 'unavailable',
    retry: refresh,
  };
}
