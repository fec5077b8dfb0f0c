import { Drawer, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { LeaveGuard } from '@/components/LeaveGuard';
import { useRuleText } from './useRuleText';

interface FormDrawerProps {
  title: string;
  /** Whether something was entered and not saved. */
  dirty: boolean;
  /** The drawer is to go away; what was entered is given up. */
  onClose: () => void;
  children: (close: () => void) => ReactNode;
}

/** A form at the side of the table. Closing it with something unsaved asks first, and so does leaving the page. */
export function FormDrawer({ title, dirty, onClose, children }: FormDrawerProps) {
  const say = useRuleText();
  const [asking, setAsking] = useState(false);
  const close = () => (dirty ? setAsking(true) : onClose());
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
        open={asking}
        width={420}
        title={say('form.discard.title')}
        okText={say('form.discard.yes')}
        okButtonProps={{ danger: true }}
        cancelText={say('form.discard.no')}
        onOk={onClose}
        onCancel={() => setAsking(false)}
      >
        {say('form.discard.description')}
      </Modal>
    </Drawer>
  );
}
