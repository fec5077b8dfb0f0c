import { useT } from '@@/texts/charge';
import { useNavigate } from '@umijs/max';
import { Flex } from 'antd';
import { useEffect, useState } from 'react';
import { Dialog } from '@/components/Dialog';
import layout from '@/components/layout.module.css';
import { QueryContent } from '@/components/query/QueryContent';
import { encodePart } from '@/domain/characters';
import { possibleActions } from '@/domain/instance/instanceMachine';
import { ChangeForm } from './ChangeForm';
import { type ChangeKind, useChange } from './useChange';

interface ChangeDialogProps {
  kind: ChangeKind;
  instanceId: string;
  onClose: () => void;
}

/** Renews a service or changes its plan, then opens the payment page. */
export function ChangeDialog({ kind, instanceId, onClose }: ChangeDialogProps) {
  const t = useT();
  const navigate = useNavigate();
  const change = useChange(kind, instanceId, (orderId) => navigate(`/order/${encodePart(orderId)}`));
  const { subject, instance } = change;
  // Only updated with the instance, so that the form stays while the order is sent.
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    const action = kind === 'renew' ? 'renew' : 'upgrade';
    if (instance) setRefused(!instance.openOrder && !possibleActions(instance).includes(action));
  }, [instance, kind]);

  return (
    <Dialog
      open
      hasEntry
      title={t(`change.${kind}.title`)}
      footer={null}
      width={880}
      mask={{ closable: false }}
      onClose={onClose}
    >
      <Flex className={layout.spaceBeforeXs} vertical gap={16}>
        <QueryContent query={subject} failed={t('change.failed')} missing={<p>{t('change.gone')}</p>}>
          {({ instance }) => {
            if (refused) return <p>{t('change.refused')}</p>;
            if (change.choice === undefined) return <p>{t(`change.${kind}.none`)}</p>;
            return <ChangeForm kind={kind} instance={instance} change={change} />;
          }}
        </QueryContent>
      </Flex>
    </Dialog>
  );
}
