import { useOutlook } from '@/components/service/useOutlook';
import { isExpiringSoon } from '@/domain/instance/instance';
import { serverNow } from '@/domain/serverClock';
import { useService } from './ServiceContext';

/** Returns whether, when and why not the service of the page renews, and whether its head warns of that; undefined without an outlook. */
export function useServiceOutlook() {
  const { detail } = useService();
  const now = serverNow(detail);
  const outlook = useOutlook()(detail, now);
  if (!outlook) return undefined;
  const { state, isPlanned } = outlook;
  const isDue = state !== 'willEnd' || isExpiringSoon(detail, now);
  return { ...outlook, isWarned: !isPlanned && state !== 'renews' && isDue };
}
