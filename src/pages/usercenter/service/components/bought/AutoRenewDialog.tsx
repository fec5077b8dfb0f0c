import { useT } from '@@/texts/charge';
import { Flex } from 'antd';
import { Dialog } from '@/components/Dialog';
import layout from '@/components/layout.module.css';
import { QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import { possibleActions } from '@/domain/instance/instanceMachine';
import { fetchInstance } from '@/services/instance';
import { AutoRenew } from './AutoRenew';

interface AutoRenewDialogProps {
  instanceId: string;
  /** Called after a change, and when the service has to be read again. */
  onChanged: () => void;
  onClose: () => void;
}

/** Turns the automatic renewal of a service on or off. */
export function AutoRenewDialog({ instanceId, onChanged, onClose }: AutoRenewDialogProps) {
  const t = useT();
  const subject = useQuery((options) => fetchInstance(instanceId, options), { key: instanceId });

  function handleRefresh() {
    void subject.refresh();
    onChanged();
  }

  return (
    <Dialog open hasEntry title={t('bought.autoRenew.title')} footer={null} onClose={onClose}>
      <Flex className={layout.spaceBeforeXs} vertical gap={16}>
        <QueryContent query={subject} failed={t('change.failed')} missing={<p>{t('change.gone')}</p>}>
          {(instance) =>
            possibleActions(instance).includes('autoRenew') && (instance.renewable || instance.autoRenew) ? (
              <>
                <strong>{instance.service.title}</strong>
                <AutoRenew instance={instance} onChanged={handleRefresh} onRefresh={handleRefresh} />
              </>
            ) : (
              <p>{t('change.refused')}</p>
            )
          }
        </QueryContent>
      </Flex>
    </Dialog>
  );
}
