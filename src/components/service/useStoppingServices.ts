import { useT } from '@@/texts/outlook';
import { instanceAddress } from '@/components/order/orderAgain';
import { type ReadOptions, useQuery } from '@/components/query/useQuery';
import { useOutlook } from '@/components/service/useOutlook';
import { type InstanceSummary, isExpiringSoon } from '@/domain/instance/instance';
import { daysUntil } from '@/domain/instance/upgrade';
import { dateText } from '@/domain/intlFormats';
import { type ServerMoment, serverNow } from '@/domain/serverClock';

export type ListInstances = (
  query: { expiringSoon: 1; pageSize: number },
  options: ReadOptions,
) => Promise<{ list: readonly InstanceSummary[]; total: number } & ServerMoment>;

/** Enough for nearly every account; with more, the heading counts all services that end soon. */
const PAGE_SIZE = 20;

/**
 * Loads the services that end soon and that nothing renews, with the texts of a list of at most `limit`; loads nothing until
 * `ready`. A service that a back end without outlooks returns counts as ending. The texts are in locales/zh-CN/outlook.
 */
export function useStoppingServices(listInstances: ListInstances, limit: number, ready = true) {
  const t = useT();
  const getOutlook = useOutlook();
  const query = useQuery((options) => listInstances({ expiringSoon: 1, pageSize: PAGE_SIZE }, options), {
    silent: true,
    ready,
  });
  const { data } = query;
  const now = data ? serverNow(data) : 0;
  const stopping = data?.list.filter(
    (instance) => isExpiringSoon(instance, now) && instance.outlook?.state !== 'renews',
  );
  const isWhole = data !== undefined && data.total <= data.list.length;
  const isKnown = isWhole && stopping?.every(({ outlook }) => outlook);
  const count = isWhole ? (stopping?.length ?? 0) : (data?.total ?? 0);

  return {
    query,
    title: t(isKnown ? 'outlook.stopping' : 'outlook.endingSoon', { count }),
    hasMore: count > limit,
    /** Missing until loaded. */
    services: stopping?.slice(0, limit).map((instance) => {
      const { instanceId, service, endsOn = '' } = instance;
      const outlook = getOutlook(instance, now);
      const days = daysUntil(Date.parse(endsOn), now);
      return {
        instanceId,
        title: service.title,
        page: instanceAddress(instanceId),
        note: outlook?.text ?? t('outlook.endsIn', { days, date: dateText(t.locale, endsOn) }),
        action: outlook?.action?.text ?? t('outlook.view'),
        address: outlook?.action?.address ?? instanceAddress(instanceId),
      };
    }),
  };
}
