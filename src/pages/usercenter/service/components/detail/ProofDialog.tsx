import { useIntl } from '@umijs/max';
import { Modal } from 'antd';
import { sendAccessCode } from '@/services/instance';
import { proveIdentity } from '@/services/instanceDetail';
import { ProofForm } from '../bought/ProofForm';

interface ProofDialogProps {
  instanceId: string;
  onProven: () => void;
  onClose: () => void;
}

/** Asks for a proof of identity, which is valid for a while. */
export function ProofDialog({ instanceId, onProven, onClose }: ProofDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Modal
      open
      title={formatMessage({ id: 'instance.proof.title' })}
      footer={null}
      closable={{ 'aria-label': formatMessage({ id: 'instance.close' }) }}
      mask={{ closable: false }}
      onCancel={onClose}
    >
      <ProofForm
        sendCode={(options) => sendAccessCode(instanceId, options)}
        why={formatMessage({ id: 'instance.proof.why' })}
        submitText={formatMessage({ id: 'instance.proof.ok' })}
        prove={(values, options) => proveIdentity(instanceId, values, options)}
        onProven={onProven}
      />
    </Modal>
  );
}
