import { useIntl } from '@umijs/max';
import { Modal } from 'antd';
import type { CertificationProps } from '../CertificationGate';
import { TypePanel } from './TypePanel';

interface TypeDialogProps extends CertificationProps {
  open: boolean;
  onClose: () => void;
}

/** The type selection as a dialog, loaded on first use. */
export default function TypeDialog({ open, onClose, ...props }: TypeDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Modal
      open={open}
      title={formatMessage({ id: 'certification.choose' })}
      footer={null}
      onCancel={onClose}
      destroyOnHidden
    >
      <TypePanel {...props} />
    </Modal>
  );
}
