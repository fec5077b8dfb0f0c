import type { ReactNode } from 'react';
import type { useFormSave } from '@/components/form/useFormSave';
import { useLeaveGuard } from '@/components/LeaveGuard';
import { SideDrawer } from '@/components/SideDrawer';

interface FormDrawerProps {
  title: string;
  form: Pick<ReturnType<typeof useFormSave>, 'isDirty' | 'notice' | 'clearDraft'>;
  onClose: () => void;
  children: (close: () => void) => ReactNode;
}

/** A form in a drawer. Closing it, going back and leaving the page with unsaved changes asks for confirmation. */
export function FormDrawer({ title, form, onClose, children }: FormDrawerProps) {
  const { confirm, question } = useLeaveGuard({ unsaved: form.isDirty, onLeave: form.clearDraft });
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
      {form.notice}
      {children(() => confirm(onClose))}
    </SideDrawer>
  );
}
