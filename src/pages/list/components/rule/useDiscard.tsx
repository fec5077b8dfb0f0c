import { Modal } from 'antd';
import { useState } from 'react';
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
