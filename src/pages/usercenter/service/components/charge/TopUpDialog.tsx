import { useIntl } from '@umijs/max';
import { Alert, Button, Flex, Modal } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useMessage } from '@/components/MessageContext';
import { formatMoney } from '@/domain/money/money';
import styles from '../ChangeDialog.module.css';
import { TopUpCode } from './TopUpCode';
import { TopUpForm } from './TopUpForm';
import { useTopUp } from './useTopUp';

interface TopUpDialogProps {
  onClose: () => void;
  /** The money is there; called once. */
  onArrived: () => void;
}

/** Brings money to the balance: amount and channel, then the code to scan; it closes by itself when the money is there. */
export function TopUpDialog({ onClose, onArrived }: TopUpDialogProps) {
  const { formatMessage, locale } = useIntl();
  const message = useMessage();
  const { topUp, sending, isUnknown, start, askAgain } = useTopUp();
  const arrived = topUp?.status === 'succeeded';

  const handleArrived = useEffectEvent(() => {
    const amount = formatMoney(topUp?.amount ?? 0, locale);
    void message.success(formatMessage({ id: 'topUp.done' }, { amount }));
    onArrived();
    onClose();
  });
  useEffect(() => {
    if (arrived) handleArrived();
  }, [arrived]);

  function content() {
    if (isUnknown) {
      return (
        <Alert
          type="warning"
          showIcon
          title={formatMessage({ id: 'topUp.unknown' })}
          description={formatMessage({ id: 'topUp.unknown.description' })}
          action={
            <Button loading={sending} onClick={askAgain}>
              {formatMessage({ id: 'topUp.ask' })}
            </Button>
          }
        />
      );
    }
    if (topUp?.status === 'pending') return <TopUpCode topUp={topUp} />;
    return (
      <>
        {topUp?.status === 'failed' && (
          <Alert
            type="error"
            showIcon
            title={formatMessage({ id: 'topUp.failed' })}
            description={topUp.failureReason}
          />
        )}
        <TopUpForm initial={topUp} sending={sending || arrived} onSubmit={start} />
      </>
    );
  }

  return (
    <Modal
      open
      title={formatMessage({ id: 'topUp.title' })}
      footer={null}
      closable={{ 'aria-label': formatMessage({ id: 'change.close' }) }}
      mask={{ closable: false }}
      onCancel={onClose}
    >
      <Flex className={styles.dialog} vertical gap={16}>
        {content()}
      </Flex>
    </Modal>
  );
}
