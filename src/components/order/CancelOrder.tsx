import { useT } from '@@/texts/order';
import { Button, Flex, Radio } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import layout from '@/components/layout.module.css';
import typography from '@/components/typography.module.css';
import { CANCEL_REASONS, type CancelReason } from '@/domain/order/order';
import { ORDER_ERROR } from '@/domain/order/orderError';
import { useMessage } from '../MessageContext';
import { useAction } from '../query/useAction';
import styles from './CancelOrder.module.css';

interface CancelOrderProps {
  /** The order's name, part of the button's accessible name. */
  subject?: string;
  onCancel: (reason: CancelReason) => Promise<unknown>;
}

/** Cancels orders of a list, which is read again afterwards. */
export function useCancelling(
  cancelOrder: (orderId: string, reason: CancelReason) => Promise<unknown>,
  refresh: () => Promise<unknown>,
) {
  const t = useT();
  const message = useMessage();
  return useAction(cancelOrder, {
    onDone() {
      void message.success(t('order.cancelled.title'));
      return refresh();
    },
    onFailed(error) {
      if (error.code === ORDER_ERROR.transitionRefused) void message.warning(error.message);
      return refresh();
    },
  }).run;
}

/** A button that cancels an unpaid order after a reason and a confirmation. */
export function CancelOrder({ subject, onCancel }: CancelOrderProps) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const reason = useState<CancelReason>('changedMind');
  const opener = useRef<HTMLButtonElement>(null);

  function handleKeep() {
    setAsking(false);
    opener.current?.focus();
  }

  return (
    <div className={styles.cancel}>
      <Button
        ref={opener}
        type="text"
        aria-expanded={asking}
        aria-label={subject && t('order.cancel.of', { subject })}
        onClick={() => setAsking(!asking)}
      >
        {t('order.cancel')}
      </Button>
      {asking && (
        <CancelPanel
          choice={reason}
          onCancel={onCancel}
          onDone={() => setAsking(false)}
          onKeep={handleKeep}
        />
      )}
    </div>
  );
}

interface CancelPanelProps extends Pick<CancelOrderProps, 'onCancel'> {
  /** The chosen reason and its setter: it is still chosen when the question is asked again. */
  choice: [CancelReason, (reason: CancelReason) => void];
  /** Whether it takes the focus, as after a choice in a menu. */
  hasFocus?: boolean;
  onDone: () => void;
  /** Called when the order is kept after all. */
  onKeep: () => void;
}

/** Asks for the reason of a cancellation. */
export function CancelPanel({ choice, hasFocus = false, onCancel, onDone, onKeep }: CancelPanelProps) {
  const t = useT();
  const [reason, setReason] = choice;
  const panel = useRef<HTMLFieldSetElement>(null);
  const titleId = useId();
  const cancelling = useAction(onCancel, { onDone });
  useEffect(() => {
    if (!hasFocus) return undefined;
    // In the next frame: the menu is closing.
    const frame = requestAnimationFrame(() => panel.current?.querySelector<HTMLElement>(':checked')?.focus());
    return () => cancelAnimationFrame(frame);
  }, [hasFocus]);

  return (
    <fieldset
      ref={panel}
      className={styles.panel}
      aria-labelledby={titleId}
      onKeyDown={(event) => event.key === 'Escape' && onKeep()}
    >
      <p id={titleId} className={typography.label}>
        {t('order.cancel.why')}
      </p>
      <Radio.Group
        vertical
        aria-labelledby={titleId}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        options={CANCEL_REASONS.map((value) => ({
          value,
          label: t(`order.cancel.reason.${value}`),
        }))}
      />
      <Flex className={layout.spaceBeforeMd} wrap gap={8}>
        <Button danger loading={cancelling.isPending} onClick={() => void cancelling.run(reason)}>
          {t('order.cancel.confirm')}
        </Button>
        <Button disabled={cancelling.isPending} onClick={onKeep}>
          {t('order.cancel.keep')}
        </Button>
      </Flex>
    </fieldset>
  );
}
