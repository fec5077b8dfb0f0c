import { useIntl } from '@umijs/max';
import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { Dialog } from '@/components/Dialog';
import { UnknownOutcome } from './UnknownOutcome';
import type { ServiceActionState } from './useServiceAction';

interface ConfirmDialogProps {
  title: string;
  okText: string;
  /** Name of the button that changes nothing, by default “Cancel”. */
  cancelText?: string;
  /** Whether something is lost. */
  danger?: boolean;
  action: ServiceActionState;
  onOk: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Confirms a change of the service. Stays open when the call fails. */
export function ConfirmDialog({
  title,
  okText,
  cancelText,
  danger,
  action,
  onOk,
  onClose,
  children,
}: ConfirmDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      open
      title={<bdi>{title}</bdi>}
      okText={okText}
      // Outlined, because white on the dark theme's red has too little contrast.
      okButtonProps={danger ? { danger: true, type: 'default' } : {}}
      cancelText={cancelText ?? formatMessage({ id: 'instance.cancel' })}
      closable={{ 'aria-label': formatMessage({ id: 'instance.close' }) }}
      confirmLoading={action.isPending}
      onOk={onOk}
      onClose={onClose}
    >
      <Flex vertical gap={16}>
        {children}
        <UnknownOutcome action={action} />
      </Flex>
    </Dialog>
  );
}
