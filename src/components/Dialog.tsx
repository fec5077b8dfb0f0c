import { CloseOutlined } from '@ant-design/icons';
import { Modal, type ModalProps } from 'antd';
import { ClosingContext, type ClosingProps, useClosing } from './closing';

type DialogProps = Omit<ModalProps, 'open' | 'onCancel'> & ClosingProps;

/** A dialog. Going back closes it, too; unsaved input in it asks first. */
export function Dialog({ open, onClose, hasEntry, confirm, children, ...props }: DialogProps) {
  const { register, close } = useClosing({ open, onClose, hasEntry, confirm });
  return (
    <Modal
      closeIcon={<CloseOutlined aria-hidden />}
      {...props}
      open={open}
      {...(close && { onCancel: close })}
    >
      <ClosingContext value={register}>{children}</ClosingContext>
    </Modal>
  );
}
