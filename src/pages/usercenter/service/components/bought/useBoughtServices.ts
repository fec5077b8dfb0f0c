import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { useMessage } from '@/components/MessageContext';
import { useQueryState } from '@/components/query/useQueryState';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { INSTANCE_GROUPS } from '@/domain/instance/instance';
import { isRequestError } from '@/domain/requestError';
import { listInstances, setAutoRenew } from '@/services/instance';

const DIALOGS = ['renew', 'upgrade', 'access'] as const;
export type DialogKind = (typeof DIALOGS)[number];

/** The person's services by what the address asks for, the dialog that stands in the address, and the switch. */
export function useBoughtServices() {
  const { locale, formatMessage } = useIntl();
  const message = useMessage();
  const { query, change } = useQueryState();
  const unmountSignal = useUnmountSignal();
  const asked = Number(query.get('current') ?? 1);
  const filters = {
    group: INSTANCE_GROUPS.find((group) => group === query.get('group')) ?? 'all',
    keyword: query.get('keyword') ?? '',
    current: Number.isSafeInteger(asked) && asked > 0 ? asked : 1,
  };
  const { data, error, loading, refresh, mutate } = useRequest(
    () => listInstances(filters, { signal: unmountSignal() }),
    {
      refreshDeps: [filters.group, filters.keyword, filters.current, locale],
      onError(failure) {
        if (!isRequestError(failure)) throw failure;
      },
    },
  );
  const kind = DIALOGS.find((each) => query.get(each));

  return {
    data,
    error,
    loading,
    refresh,
    filters,
    change,
    isFiltered: filters.group !== 'all' || filters.keyword !== '',
    dialog: kind && { kind, instanceId: query.get(kind) ?? '' },
    /** Resolves when it is done or was refused; a refusal has been shown by then. */
    async switchAutoRenew(instanceId: string, autoRenew: boolean) {
      try {
        const now = await setAutoRenew(instanceId, autoRenew);
        mutate((before) => {
          if (!before) return before;
          const list = before.list.map((each) =>
            each.instanceId === instanceId ? { ...each, autoRenew: now.autoRenew } : each,
          );
          return { ...before, list };
        });
        void message.success(formatMessage({ id: `bought.autoRenew.${now.autoRenew ? 'on' : 'off'}` }));
      } catch (failure) {
        if (!isRequestError(failure)) throw failure;
        refresh();
      }
    },
  };
}

export type BoughtFilterValues = ReturnType<typeof useBoughtServices>['filters'];
