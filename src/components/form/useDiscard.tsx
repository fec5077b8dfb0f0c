import { useIntl } from '@umijs/max';
import { Modal } from 'antd';
import { useState } from 'react';
import { LeaveGuard } from '../LeaveGuard';
import { useBack } from '../navigationGuards';

/**
 * Asks before unsaved changes are discarded. `confirm` runs `proceed`, at once or after a yes; `dialog` must be rendered.
 * `onDiscard` is called before unsaved changes are discarded, also by leaving the page.
 */
export function useDiscard(isDirty: boolean, onDiscard?: () => void) {
  const { formatMessage } = useIntl();
  const [pending, setPending] = useState<() => void>();
  const keep = () => setPending(undefined);
  useBack(pending !== undefined, keep);
  return {
    confirm: (proceed: () => void) => (isDirty ? setPending(() => proceed) : proceed()),
    dialog: (
      <>
        <LeaveGuard unsaved={isDirty} onLeave={onDiscard} />
        <Modal
          open={pending !== undefined}
          width={420}
          title={formatMessage({ id: 'state.discard.title' })}
          okText={formatMessage({ id: 'state.discard' })}
          okButtonProps={{ danger: true }}
          cancelText={formatMessage({ id: 'state.discard.no' })}
          onOk={() => {
            keep();
            onDiscard?.();
            pending?.();
          }}
          onCancel={keep}
        >
          {formatMessage({ id: 'state.discard.description' })}
        </Modal>
      </>
    ),
  };
}
