import { useT } from '@@/texts/order';
import { Flex } from 'antd';
import { useId, useRef, useState } from 'react';
import { useDraft } from '@/components/form/useDraft';
import { countCharacters } from '@/domain/characters';
import { PURCHASE_ORDER_MAX_LENGTH } from '@/domain/order/order';
import { BuyerText } from './BuyerText';

/**
 * The number of the buyer's purchase order for a renewal or a change of plan. It is kept as a draft until `clear`, which ends the
 * draft when the order is placed. `name` is unique among the orders that a user can begin.
 */
export function usePurchaseOrder(name: string) {
  const draft = useDraft<{ purchaseOrderNumber: string } | undefined>(`order-${name}`, () => {});
  const [text, setText] = useState(draft.stored?.purchaseOrderNumber ?? '');
  const field = useRef<HTMLDivElement>(null);
  return {
    ...{ text, field, clear: draft.clear },
    /** As it is sent; missing when it is blank. */
    number: text.trim() || undefined,
    change(changed: string) {
      setText(changed);
      draft.keep(changed ? { purchaseOrderNumber: changed } : undefined);
    },
    /** Returns whether it can be sent; focuses it when it is too long. */
    validate(): boolean {
      const isValid = countCharacters(text) <= PURCHASE_ORDER_MAX_LENGTH;
      if (!isValid) field.current?.querySelector('input')?.focus();
      return isValid;
    },
  };
}

interface PurchaseOrderProps {
  order: ReturnType<typeof usePurchaseOrder>;
  disabled: boolean;
  /** Where it is shown; with the order and its invoice by default. */
  hint?: string;
}

/** The field of the buyer's purchase order number. */
export function PurchaseOrder({ order, disabled, hint }: PurchaseOrderProps) {
  const t = useT();
  const id = useId();
  return (
    <Flex ref={order.field} vertical gap={4}>
      <label htmlFor={id}>{t('order.confirm.purchaseOrder')}</label>
      <BuyerText
        id={id}
        hint={hint ?? t('order.confirm.purchaseOrder.hint')}
        value={order.text}
        limit={PURCHASE_ORDER_MAX_LENGTH}
        disabled={disabled}
        onChange={order.change}
      />
    </Flex>
  );
}
