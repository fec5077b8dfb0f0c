import { useIntl } from '@umijs/max';

import { Dialog } from '@/components/Dialog';
import { ProofForm, type ProofFormProps } from './ProofForm';

interface ProofDialogProps<T> extends Omit<ProofFormProps<T>, 'submitText'> {
  onClose: () => void;
}

/** Asks for a proof of identity, which is valid for a while. */
export function ProofDialog<T>({ onClose, ...proof }: ProofDialogProps<T>) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      open
      title={formatMessage({ id: 'proof.title' })}
      footer={null}
      mask={{ closable: false }}
      onClose={onClose}
    >
      <ProofForm {...proof} submitText={formatMessage({ id: 'proof.ok' })} />
    </Dialog>
  );
}
