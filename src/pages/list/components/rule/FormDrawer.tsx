import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useDiscard } from './useDiscard';

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
