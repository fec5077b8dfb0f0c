import { useIntl, useLocation, useModel } from '@umijs/max';
import { Modal } from 'antd';
import { useState } from 'react';
import { useBack, useNavigationGuard } from './navigationGuards';

interface LeaveGuardProps {
  unsaved: boolean;
  /** Called before the page is left without saving. */
  onLeave?: (() => void) | undefined;
}

/**
 * Confirms before unsaved changes are discarded: another page opens a dialog, closing the window shows the
 * browser's own. Changes of the query only and the end of the session are not blocked.
 */
export function LeaveGuard({ unsaved, onLeave }: LeaveGuardProps) {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const signedIn = useModel('@@initialState').initialState?.currentUser !== undefined;
  const [leave, setLeave] = useState<() => void>();
  const stay = () => setLeave(undefined);

  useNavigationGuard(unsaved && signedIn, {
    isUnsaved: true,
    stops({ location }, proceed) {
      // `location` includes the base path, `pathname` does not.
      const isSamePage = location.pathname.endsWith(pathname);
      if (!isSamePage) setLeave(() => proceed);
      return !isSamePage;
    },
  });
  useBack(leave !== undefined, stay);

  return (
    <Modal
      open={leave !== undefined}
      width={420}
      title={formatMessage({ id: 'state.unsaved.title' })}
      okText={formatMessage({ id: 'state.unsaved.leave' })}
      okButtonProps={{ danger: true }}
      cancelText={formatMessage({ id: 'state.unsaved.stay' })}
      onOk={() => {
        stay();
        onLeave?.();
        leave?.();
      }}
      onCancel={stay}
    >
      {formatMessage({ id: 'state.unsaved.description' })}
    </Modal>
  );
}
