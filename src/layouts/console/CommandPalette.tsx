import { useIntl, useNavigate } from '@umijs/max';
import { Modal } from 'antd';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import typography from '@/components/typography.module.css';
import { CommandSearch } from './CommandSearch';
import type { Command } from './commands';

interface CommandPaletteProps {
  open: boolean;
  onClose: () => void;
  onOpenSettings: () => void;
}

/** One field for everything: go to a page, a service, an order or a rule, or do something. */
export default function CommandPalette({ open, onClose, onOpenSettings }: CommandPaletteProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);

  function handleChoose({ target }: Command) {
    // Closed first: an open dialog would keep the focus from the page that is gone to.
    flushSync(onClose);
    if (typeof target === 'string') navigate(target);
    else target();
  }

  return (
    <Modal
      open={open}
      onCancel={onClose}
      title={<span className={typography.visuallyHidden}>{formatMessage({ id: 'console.palette' })}</span>}
      footer={null}
      closable={false}
      destroyOnHidden
      // The dialog takes the focus when it opens, and hands it on.
      afterOpenChange={(shown) => shown && field.current?.focus()}
      width={640}
      // It stands over the page at once, and is as quickly gone.
      transitionName=""
      maskTransitionName=""
      style={{ insetBlockStart: 'min(96px, 8vh)' }}
      styles={{ container: { padding: 0, overflow: 'hidden' }, header: { margin: 0 } }}
    >
      <CommandSearch
        field={field}
        onChoose={handleChoose}
        onClose={onClose}
        onOpenSettings={onOpenSettings}
      />
    </Modal>
  );
}
