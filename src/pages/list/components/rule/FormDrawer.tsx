import { Drawer, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { LeaveGuard } from '@/components/LeaveGuard';
import { useRuleText } from './useRuleText';

interface FormDrawerProps {
  title: string;
  /** Whether there are unsaved changes. */
  dirty: boolean;
  /** Discards unsaved changes. */
  onClose: () => void;
  children: (close: () => void) => ReactNode;
}

/** A form in a drawer. Closing it or leaving the page with unsaved changes asks for confirmation. */
export function FormDrawer({ title, dirty, onClose, children }: FormDrawerProps) {
  const t = useRuleText();
  const [isConfirming, setConfirming] = useState(false);
  const close = () => (dirty ? setConfirming(true) : onClose());
  return (
    <Drawer
      open
      title={title}
      size={560}
      placement={document.documentElement.dir === 'rtl' ? 'left' : 'right'}
      styles={{ wrapper: { maxInlineSize: '100vw' } }}
      mask={{ closable: true }}
      onClose={close}
    >
      <LeaveGuard unsaved={dirty} />
      {children(close)}
      <Modal
        open={isConfirming}
        width={420}
        title={t('form.discard.title')}
        okText={t('form.discard.yes')}
        okButtonProps={{ danger: true }}
        cancelText={t('form.discard.no')}
        onOk={onClose}
        onCancel={() => setConfirming(false)}
      >
        {t('form.discard.description')}
      </Modal>
    </Drawer>
  );
}
