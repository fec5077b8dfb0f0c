import type { ReactNode } from 'react';
import { useLeaveGuard } from '@/components/LeaveGuard';
import { SideDrawer } from '@/components/SideDrawer';

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
  const { confirm, question } = useLeaveGuard({ unsaved: dirty, onLeave: draft.clear });
  return (
    <SideDrawer
      open
      title={title}
      size={560}
      styles={{ wrapper: { maxInlineSize: '100vw' } }}
      mask={{ closable: true }}
      confirm={confirm}
      onClose={onClose}
    >
      {question}
      {draft.notice}
      {children(() => confirm(onClose))}
    </SideDrawer>
  );
}
