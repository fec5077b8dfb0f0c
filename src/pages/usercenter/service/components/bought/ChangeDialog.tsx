import { useIntl, useNavigate } from '@umijs/max';
import { Flex, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { Dialog } from '@/components/Dialog';
import { FailedState } from '@/components/FailedState';
import { encodePart } from '@/domain/characters';
import { possibleActions } from '@/domain/instance/instanceMachine';
import { hasErrorCode } from '@/domain/requestError';
import styles from '../ChangeDialog.module.css';
import { ChangeForm } from './ChangeForm';
import { type ChangeKind, useChange } from './useChange';

interface ChangeDialogProps {
  kind: ChangeKind;
  instanceId: string;
  onClose: () => void;
}

/** Renews a service or changes its plan, then opens the payment page. */
export function ChangeDialog({ kind, instanceId, onClose }: ChangeDialogProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const change = useChange(kind, instanceId, (orderId) => navigate(`/order/${encodePart(orderId)}`));
  const { subject, instance } = change;
  // Only updated with the instance, so that the form stays while the order is sent.
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    const action = kind === 'renew' ? 'renew' : 'upgrade';
    if (instance) setRefused(!instance.openOrder && !possibleActions(instance).includes(action));
  }, [instance, kind]);

  const isLoading = !instance && (subject.isLoading || !subject.error);

  function content() {
    if (!instance && hasErrorCode(subject.error, 404)) return <p>{formatMessage({ id: 'change.gone' })}</p>;
    if (!instance && subject.error && !subject.isLoading) {
      return (
        <FailedState
          error={subject.error}
          title={formatMessage({ id: 'change.failed' })}
          onRetry={subject.refresh}
        />
      );
    }
    if (!instance) return <Skeleton active paragraph={{ rows: 6 }} />;
    if (refused) return <p>{formatMessage({ id: 'change.refused' })}</p>;
    if (change.choice === undefined) {
      return <p>{formatMessage({ id: `change.${kind}.none` })}</p>;
    }
    return <ChangeForm kind={kind} instance={instance} change={change} />;
  }

  return (
    <Dialog
      open
      hasEntry
      title={formatMessage({ id: `change.${kind}.title` })}
      footer={null}
      width={560}
      closable={{ 'aria-label': formatMessage({ id: 'change.close' }) }}
      mask={{ closable: false }}
      onClose={onClose}
    >
      <Flex className={styles.dialog} vertical gap={16} aria-busy={isLoading}>
        {content()}
      </Flex>
    </Dialog>
  );
}
