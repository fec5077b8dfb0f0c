import { Drawer, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { LeaveGuard } from '@/components/LeaveGuard';
import { useRuleText } from './useRuleText';

/** Asks before unsaved changes are discarded. Returns a function that runs `proceed`, at once or after a yes. */
export function useDiscard(dirty: boolean) {
  const t = useRuleText();
  const [pending, setPending] = useState<() => void>();
  return {
    confirm: (proceed: () => void) => (dirty ? setPending(() => proceed) : proceed()),
    dialog: (
      <>
        <LeaveGuard unsaved={dirty} />
        <Modal
          open={pending !== undefined}
          width={420}
          title={t('form.discard.title')}
          okText={t('form.discard.yes')}
          okButtonProps={{ danger: true }}
          cancelText={t('form.discard.no')}
          onOk={() => {
            setPending(undefined);
            pending?.();
          }}
          onCancel={() => setPending(undefined)}
        >
          {t('form.discard.description')}
        </Modal>
      </>
    ),
  };
}

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
  const discard = useDiscard(dirty);
  const close = () => discard.confirm(onClose);
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
      {discard.dialog}
      {children(close)}
    </Drawer>
  );
}
