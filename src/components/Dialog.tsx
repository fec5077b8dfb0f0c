import { CloseOutlined } from '@ant-design/icons';
import { Modal, type ModalProps } from 'antd';
import { ClosingContext, type ClosingProps, useClosing } from './closing';

interface DialogProps extends Omit<ModalProps, 'open' | 'onCancel'>, ClosingProps {
  /** Whether its button removes or ends something. */
  danger?: boolean | undefined;
}

/** A dialog. Going back closes it, too; unsaved input in it asks first. */
export function Dialog({ open, onClose, hasEntry, confirm, danger, children, ...props }: DialogProps) {
  const { register, close } = useClosing({ open, onClose, hasEntry, confirm });
  return (
    <Modal
      closeIcon={<CloseOutlined aria-hidden />}
      // Outlined, because white on the dark theme's red has too little contrast.
      {...(danger && { okButtonProps: { danger, type: 'default' } })}
      {...props}
      open={open}
      {...(close && { onCancel: close })}
    >
      <ClosingContext value={register}>{children}</ClosingContext>
    </Modal>
  );
}
