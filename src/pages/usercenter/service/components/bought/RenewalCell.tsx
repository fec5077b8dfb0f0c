import { useT } from '@@/texts/charge';
import { DateText } from '@/components/DateText';
import { useOutlook } from '@/components/service/useOutlook';
import typography from '@/components/typography.module.css';
import { isChangeOrder } from '@/domain/catalog/selection';
import { isExpiringSoon, isRunning } from '@/domain/instance/instance';
import type { ListedInstance } from '@/domain/instance/instanceList';
import { daysUntil } from '@/domain/instance/upgrade';
import { usePlannedTexts } from './ServiceNotices';

interface RenewalCellProps {
  instance: ListedInstance;
  /** Server milliseconds. */
  now: number;
}

/** When a service renews or ends, and what its owner has to know about that. */
export function RenewalCell({ instance, now }: RenewalCellProps) {
  const t = useT();
  const notes = useRenewalNotes()(instance, now);
  const { status, endsOn, outlook } = instance;
  if (status === 'released') return null;
  if (endsOn === undefined) return t('bought.noEndDate');
  const date = (at: string) => ({ date: <DateText key="date" at={at} short /> });
  return (
    <div>
      <p>
        {outlook?.state === 'renews'
          ? t('bought.renewsOn', date(outlook.at))
          : t(Date.parse(endsOn) > now ? 'bought.endsOn' : 'bought.endedOn', date(endsOn))}
      </p>
      {notes.map((note) => (
        <p key={note} className={typography.caption}>
          {note}
        </p>
      ))}
    </div>
  );
}

/** Returns a function that says what is in the way of a renewal, what is planned and which order is unfinished. */
function useRenewalNotes() {
  const t = useT();
  const getOutlook = useOutlook();
  const getPlanned = usePlannedTexts();
  return (instance: ListedInstance, now: number): string[] => {
    if (!isRunning(instance)) return [];
    const { status, endsOn, openOrder, scheduled, handOver } = instance;
    const outlook = getOutlook(instance, now);
    const isInTheWay = outlook?.state === 'blocked' || outlook?.state === 'short';
    const isExplained = isInTheWay || status === 'grace';
    const action = outlook?.action?.name;
    const isEnding = status === 'active' && outlook?.state !== 'renews' && isExpiringSoon(instance, now);
    return [
      isExplained && outlook?.text,
      !isExplained &&
        isEnding &&
        endsOn !== undefined &&
        t('bought.daysLeft', { days: daysUntil(Date.parse(endsOn), now) }),
      // The outlook has said it.
      openOrder &&
        action !== 'viewOrder' &&
        t(`bought.open.${isChangeOrder(openOrder.orderType) ? openOrder.orderType : 'renew'}`),
      ...getPlanned({
        ...instance,
        // The date of the end says it.
        scheduled: scheduled?.kind === 'end' ? undefined : scheduled,
        handOver: isInTheWay && action === 'withdrawHandOver' ? undefined : handOver,
      }).map(({ text }) => text),
    ].filter((note) => typeof note === 'string');
  };
}
