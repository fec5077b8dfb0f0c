import { history, useIntl, useLocation, useModel } from '@umijs/max';
import { Modal } from 'antd';
import { useEffect, useState } from 'react';

interface LeaveGuardProps {
  unsaved: boolean;
}

/**
 * Confirms before unsaved changes are discarded: another page opens a dialog, closing the window shows the
 * browser's own. Changes of the query only and the end of the session are not blocked.
 */
export function LeaveGuard({ unsaved }: LeaveGuardProps) {
  const { formatMessage } = useIntl();
  const { pathname, key } = useLocation();
  const signedIn = useModel('@@initialState').initialState?.currentUser !== undefined;
  const [leave, setLeave] = useState<() => void>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history (`key`) is guarded again.
  useEffect(() => {
    if (!unsaved || !signedIn) return;
    const unblock = history.block(({ location, retry }) => {
      const proceed = () => {
        unblock();
        retry();
      };
      // `location` includes the base path, `pathname` does not.
      if (location.pathname.endsWith(pathname)) proceed();
      else setLeave(() => proceed);
    });
    return unblock;
  }, [unsaved, signedIn, pathname, key]);

  return (
    <Modal
      open={leave !== undefined}
      width={420}
      title={formatMessage({ id: 'state.unsaved.title' })}
      okText={formatMessage({ id: 'state.unsaved.leave' })}
      okButtonProps={{ danger: true }}
      cancelText={formatMessage({ id: 'state.unsaved.stay' })}
      onOk={() => {
        setLeave(undefined);
        leave?.();
      }}
      onCancel={() => setLeave(undefined)}
    >
      {formatMessage({ id: 'state.unsaved.description' })}
    </Modal>
  );
}
