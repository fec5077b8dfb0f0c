import { useT } from '@@/texts/instance';
import { useState } from 'react';
import { Alert } from '@/components/Alert';
import { actionFacts } from '@/domain/instance/instanceDetail';
import { actionObstacle } from '@/domain/instance/serviceActions';
import { AccessDialog } from '../bought/AccessDialog';
import { ChangeDialog } from '../bought/ChangeDialog';
import { useService } from './ServiceContext';
import type { ServiceDialog } from './useMainAction';

interface OpenedDialogProps {
  /** As the URL names it. */
  name: ServiceDialog;
  onClose: () => void;
}

/** The dialog that a link or a button opens, or instead of it the reason why that is not possible. */
export function OpenedDialog({ name, onClose }: OpenedDialogProps) {
  const t = useT();
  const { detail } = useService();
  const { instanceId } = detail;
  // As it was opened: the order that a dialog has just placed does not close it.
  const [obstacle] = useState(() => actionObstacle(actionFacts(detail), name));
  if (obstacle)
    return (
      <Alert
        type="info"
        title={t(`instance.refused.${name}`)}
        description={t(`instance.obstacle.${obstacle}`)}
      />
    );
  if (name === 'access') return <AccessDialog instanceId={instanceId} onClose={onClose} />;
  return <ChangeDialog kind={name} instanceId={instanceId} onClose={onClose} />;
}
