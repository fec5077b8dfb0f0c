import { useT } from '@@/texts/certification';
import { Flex } from 'antd';
import { Dialog } from '@/components/Dialog';
import type { CertificationProps } from '../CertificationGate';
import { TypePanel } from './TypePanel';

interface TypeDialogProps extends CertificationProps {
  open: boolean;
  onClose: () => void;
}

/** The type selection as a dialog, loaded on first use. */
export default function TypeDialog({ open, onClose, ...props }: TypeDialogProps) {
  const t = useT();
  return (
    <Dialog open={open} title={t('certification.choose')} footer={null} onClose={onClose} destroyOnHidden>
      <Flex vertical gap={16}>
        <TypePanel {...props} />
      </Flex>
    </Dialog>
  );
}
