import { useIntl } from '@umijs/max';
import { Modal } from 'antd';
import { type Proof, ProofForm } from './ProofForm';

interface ProofDialogProps {
  proof: Proof<unknown>;
  /** Why it is needed. */
  why: string;
  onProven: () => void;
  onClose: () => void;
}

/** Asks for a proof of identity, which is valid for a while. Its texts are in the area `proof`. */
export function ProofDialog({ proof, why, onProven, onClose }: ProofDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Modal
      open
      title={formatMessage({ id: 'proof.title' })}
      footer={null}
      closable={{ 'aria-label': formatMessage({ id: 'proof.close' }) }}
      mask={{ closable: false }}
      onCancel={onClose}
    >
      <ProofForm proof={proof} why={why} submitText={formatMessage({ id: 'proof.ok' })} onProven={onProven} />
    </Modal>
  );
}
