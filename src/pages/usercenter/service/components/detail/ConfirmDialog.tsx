import { useT } from '@@/texts/instance';
import { Flex } from 'antd';
import type { ComponentProps } from 'react';
import { Dialog } from '@/components/Dialog';
import { type ServiceActionState, UnknownOutcome } from './ServiceContext';

interface ConfirmDialogProps
  extends Pick<
    ComponentProps<typeof Dialog>,
    'okText' | 'cancelText' | 'danger' | 'onOk' | 'onClose' | 'children'
  > {
  title: string;
  action: ServiceActionState;
}

/** Confirms a change of the service. Stays open when the call fails. */
export function ConfirmDialog({ title, action, children, ...props }: ConfirmDialogProps) {
  const t = useT();
  return (
    <Dialog open cancelText={t('instance.cancel')} {...props} title={title} confirmLoading={action.isPending}>
      <Flex vertical gap={16}>
        {children}
        <UnknownOutcome action={action} />
      </Flex>
    </Dialog>
  );
}
