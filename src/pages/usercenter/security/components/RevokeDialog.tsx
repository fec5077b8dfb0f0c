import { useT } from '@@/texts/security';

import { keepDeviceToken } from '@/browser/deviceToken';
import { Dialog } from '@/components/Dialog';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import type { UserSession } from '@/domain/account/security';
import { revokeSessions } from '@/services/security';
import { useDeviceName } from './wording';

/** The sessions to end: one, or a number of others. */
export type Revocation = { session: UserSession } | { others: number };

interface RevokeDialogProps {
  revocation: Revocation;
  open: boolean;
  onClose: () => void;
  onRevoked: () => void;
  afterClose: () => void;
}

/** Confirms ending sessions. Stays open when the call fails. */
export function RevokeDialog({ revocation, open, onClose, onRevoked, afterClose }: RevokeDialogProps) {
  const t = useT();
  const message = useMessage();
  const deviceName = useDeviceName();
  const signal = useUnmountSignal();
  const session = 'session' in revocation ? revocation.session : undefined;

  const revoke = useAction(
    () => revokeSessions(session ? { sessionId: session.sessionId } : { others: true }, { signal: signal() }),
    {
      onDone({ revokedCount, deviceToken }) {
        keepDeviceToken(deviceToken);
        message.success(t('security.session.revoked', { count: revokedCount }));
        onRevoked();
        onClose();
      },
    },
  );

  return (
    <Dialog
      open={open}
      title={t(session ? 'security.session.confirmOne' : 'security.session.confirmOthers')}
      okText={t(session ? 'security.session.revoke' : 'security.session.revokeOthers')}
      danger
      cancelText={t('security.session.cancel')}
      confirmLoading={revoke.isPending}
      onOk={() => void revoke.run()}
      onClose={onClose}
      afterClose={afterClose}
    >
      <p>
        {'others' in revocation
          ? t('security.session.confirmOthersText', { count: revocation.others })
          : t('security.session.confirmOneText', { device: deviceName(revocation.session.device) })}
      </p>
    </Dialog>
  );
}
