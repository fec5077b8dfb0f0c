import { useIntl } from '@umijs/max';
import { Button, Modal } from 'antd';
import type { AnyDesk, ConflictChoice } from './useDocument';

/** A save that was refused: whose work is kept is the person's choice. */
export function ConflictDialog({ desk }: { desk: Pick<AnyDesk, 'conflict' | 'settle' | 'busy'> }) {
  const { formatMessage } = useIntl();
  const { conflict, settle, busy } = desk;
  const choice = (name: ConflictChoice, type: 'primary' | 'default' = 'default') => (
    <Button key={name} type={type} disabled={busy} onClick={() => void settle(name)}>
      {formatMessage({ id: `editor.conflict.${name}` })}
    </Button>
  );
  return (
    <Modal
      open={conflict !== undefined}
      width={520}
      title={formatMessage({ id: `editor.conflict.${conflict ?? 'newer'}.title` })}
      onCancel={() => void settle()}
      footer={
        conflict === 'gone'
          ? choice('copy', 'primary')
          : [choice('theirs'), choice('overwrite'), choice('copy', 'primary')]
      }
    >
      <p>{formatMessage({ id: `editor.conflict.${conflict ?? 'newer'}.text` })}</p>
    </Modal>
  );
}
