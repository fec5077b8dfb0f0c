import { useT } from '@@/texts/proof';

import { Dialog } from '@/components/Dialog';
import { ProofForm, type ProofFormProps } from './ProofForm';

interface ProofDialogProps<T> extends Omit<ProofFormProps<T>, 'submitText'> {
  onClose: () => void;
}

/** Asks for a proof of identity, which is valid for a while. */
export function ProofDialog<T>({ onClose, ...proof }: ProofDialogProps<T>) {
  const t = useT();
  return (
    <Dialog open title={t('proof.title')} footer={null} mask={{ closable: false }} onClose={onClose}>
      <ProofForm {...proof} submitText={t('proof.ok')} />
    </Dialog>
  );
}
