import { history, useIntl, useLocation, useModel } from '@umijs/max';
import { Modal } from 'antd';
import { useEffect, useState } from 'react';

interface LeaveGuardProps {
  /** Whether something on the page is not saved yet. */
  unsaved: boolean;
}

/**
 * Asks before what was typed or drawn is lost: another page asks in a dialog, closing the window lets the browser ask. What
 * only changes the query (filters, tabs) stays on the page and goes through, and so does the end of the session.
 */
export function LeaveGuard({ unsaved }: LeaveGuardProps) {
  const { formatMessage } = useIntl();
  const { pathname, key } = useLocation();
  const signedIn = useModel('@@initialState').initialState?.currentUser !== undefined;
  const [leave, setLeave] = useState<() => void>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history (`key`) is guarded anew, also after one that went through.
  useEffect(() => {
    if (!unsaved || !signedIn) return;
    const unblock = history.block(({ location, retry }) => {
      const goOn = () => {
        unblock();
        retry();
      };
      // What is left has the base path in front, this page's own has not.
      if (location.pathname.endsWith(pathname)) goOn();
      else setLeave(() => goOn);
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
