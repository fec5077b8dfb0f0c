import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useDiscard } from '@/components/form/useDiscard';
import { useBack } from '@/components/navigationGuards';

interface FormDrawerProps {
  title: string;
  /** Whether there are unsaved changes. */
  dirty: boolean;
  draft: { notice: ReactNode; clear: () => void };
  onClose: () => void;
  children: (close: () => void) => ReactNode;
}

/** A form in a drawer. Closing it, going back and leaving the page with unsaved changes asks for confirmation. */
export function FormDrawer({ title, dirty, draft, onClose, children }: FormDrawerProps) {
  const discard = useDiscard(dirty, draft.clear);
  const close = () => discard.confirm(onClose);
  useBack(true, close);
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
      {draft.notice}
      {children(close)}
    </Drawer>
  );
}
