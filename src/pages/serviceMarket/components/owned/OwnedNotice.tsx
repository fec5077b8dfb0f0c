import { useT } from '@@/texts/owned';
import { Alert } from '@/components/Alert';
import { continuingActions, isRunningTrial } from '@/domain/instance/owned';
import { OwnedLinks, type OwnedList, useOwnedText } from './OwnedLine';
import { useOwnedServices } from './useOwnedServices';

interface OwnedNoticeProps {
  serviceId: string;
  className: string | undefined;
}

/** Says that the order buys one more of a service that the buyer has. Running trials are left out. */
export function OwnedNotice({ serviceId, className }: OwnedNoticeProps) {
  const t = useT();
  const getText = useOwnedText();
  const [first, ...others] = useOwnedServices()(serviceId).filter((instance) => !isRunningTrial(instance));
  if (!first) return null;
  const owned: OwnedList = [first, ...others];
  const canContinue = others.length === 0 && continuingActions(first).length > 0;
  return (
    <Alert
      className={className}
      type="info"
      title={getText(owned, true)}
      description={
        <>
          <p>{t(canContinue ? 'owned.another' : 'owned.another.only')}</p>
          <OwnedLinks owned={owned} />
        </>
      }
    />
  );
}
