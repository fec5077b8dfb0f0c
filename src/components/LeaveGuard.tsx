import { useT } from '@@/texts/edit';
import { useLocation, useModel } from '@umijs/max';
import { use, useEffect, useState } from 'react';
import { ClosingContext } from './closing';
import { Dialog } from './Dialog';
import { useNavigationGuard } from './navigationGuards';

interface LeaveGuardProps {
  unsaved: boolean;
  /** Called before unsaved changes are discarded. */
  onLeave?: (() => void) | undefined;
}

/**
 * Asks before unsaved changes are discarded by opening another page, by closing the dialog or drawer around it, and by what
 * is passed to `confirm`. Closing the window shows the browser's own question. Changes of the query only and the end of the
 * session are not blocked. `question` must be rendered.
 */
export function useLeaveGuard({ unsaved, onLeave }: LeaveGuardProps) {
  const t = useT();
  const { pathname } = useLocation();
  const signedIn = useModel('@@initialState').initialState?.currentUser !== undefined;
  const register = use(ClosingContext);
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
  useEffect(
    () => (unsaved ? register?.((proceed) => setLeave(() => proceed)) : undefined),
    [unsaved, register],
  );

  return {
    confirm: (proceed: () => void) => (unsaved ? setLeave(() => proceed) : proceed()),
    question: (
      <Dialog
        open={leave !== undefined}
        width={420}
        title={t('edit.discard.title')}
        okText={t('edit.discard')}
        okButtonProps={{ danger: true }}
        cancelText={t('edit.discard.no')}
        onOk={() => {
          stay();
          onLeave?.();
          leave?.();
        }}
        onClose={stay}
      >
        {t('edit.discard.description')}
      </Dialog>
    ),
  };
}

/** The question of `useLeaveGuard` where nothing else asks it. */
export const LeaveGuard = (props: LeaveGuardProps) => useLeaveGuard(props).question;
