import { useIntl } from '@umijs/max';

import { Dialog } from '@/components/Dialog';
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
    <Dialog
      open={open}
      title={formatMessage({ id: 'certification.choose' })}
      footer={null}
      onClose={onClose}
      destroyOnHidden
    >
      <TypePanel {...props} />
    </Dialog>
  );
}
