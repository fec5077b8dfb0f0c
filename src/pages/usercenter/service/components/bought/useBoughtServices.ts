import { useIntl } from '@umijs/max';
import { useList } from '@/components/list/useList';
import { useMessage } from '@/components/MessageContext';
import { INSTANCE_GROUPS } from '@/domain/instance/instance';
import { listQuery, oneOf, text } from '@/domain/listQuery';
import { isRequestError } from '@/domain/requestError';
import { listInstances, setAutoRenew } from '@/services/instance';

const boughtQuery = listQuery({ group: oneOf(INSTANCE_GROUPS, 'all'), keyword: text(64) });
export type BoughtQuery = ReturnType<typeof boughtQuery.read>;

/** The person's services, and the switch for their renewal. */
export function useBoughtServices() {
  const { formatMessage } = useIntl();
  const message = useMessage();
  const services = useList(boughtQuery, listInstances);
  return {
    services,
    /** Resolves when it is done or was refused; a refusal has been shown by then. */
    async switchAutoRenew(instanceId: string, autoRenew: boolean) {
      try {
        const now = await setAutoRenew(instanceId, autoRenew);
        services.setData((data) => ({
          ...data,
          list: data.list.map((each) =>
            each.instanceId === instanceId ? { ...each, autoRenew: now.autoRenew } : each,
          ),
        }));
        void message.success(formatMessage({ id: `bought.autoRenew.${now.autoRenew ? 'on' : 'off'}` }));
      } catch (failure) {
        if (!isRequestError(failure)) throw failure;
        void services.refresh();
      }
    },
  };
}
