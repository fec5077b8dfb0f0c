import { useIntl } from '@umijs/max';
import { Modal } from 'antd';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import type { UserSession } from '@/domain/account/security';
import { revokeSessions } from '@/services/security';
import { useDeviceName } from './wording';

/** What is about to be ended: one session, or so many others. */
export type Revocation = { session: UserSession } | { others: number };

interface RevokeDialogProps {
  revocation: Revocation;
  open: boolean;
  onClose: () => void;
  onRevoked: () => void;
  afterClose: () => void;
}

/** Asks before sessions are ended. When the call fails the question stays, so that it can be tried again. */
export function RevokeDialog({ revocation, open, onClose, onRevoked, afterClose }: RevokeDialogProps) {
  const { formatMessage } = useIntl();
  const message = useMessage();
  const deviceName = useDeviceName();
  const signal = useUnmountSignal();
  const one = 'session' in revocation ? revocation.session : undefined;

  const revoke = useAction(
    () => revokeSessions(one ? { sessionId: one.sessionId } : { others: true }, { signal: signal() }),
    {
      onDone({ revokedCount }) {
        message.success(formatMessage({ id: 'security.session.revoked' }, { count: revokedCount }));
        onRevoked();
        onClose();
      },
    },
  );

  return (
    <Modal
      open={open}
      title={
        <bdi>
          {formatMessage({ id: one ? 'security.session.confirmOne' : 'security.session.confirmOthers' })}
        </bdi>
      }
      okText={formatMessage({
        id: one ? 'security.session.revoke' : 'security.session.revokeOthers',
      })}
      // Outlined: white on the dark theme's red is too faint.
      okButtonProps={{ danger: true, type: 'default' }}
      cancelText={formatMessage({ id: 'security.session.cancel' })}
      confirmLoading={revoke.isPending}
      onOk={() => void revoke.run()}
      onCancel={onClose}
      afterClose={afterClose}
    >
      <p>
        {'others' in revocation
          ? formatMessage({ id: 'security.session.confirmOthersText' }, { count: revocation.others })
          : formatMessage(
              { id: 'security.session.confirmOneText' },
              { device: deviceName(revocation.session.device) },
            )}
      </p>
    </Modal>
  );
}
