import { useEffect, useEffectEvent, useState } from 'react';
import { useDraft } from '@/components/form/useDraft';

/** What the buyer adds to an order. */
export interface OrderInput {
  remark: string;
  purchaseOrderNumber: string;
  autoRenew: boolean;
}

const EMPTY: OrderInput = { remark: '', purchaseOrderNumber: '', autoRenew: false };

/**
 * The buyer's input, with a draft that is restored at once: it belongs to this order only. It stays after the order is placed,
 * because a retry with the same idempotency key must send the same content.
 */
export function useOrderInput(idempotencyKey: string) {
  const draft = useDraft<OrderInput | undefined>(`order-${idempotencyKey}`, () => {});
  const [input, setInput] = useState<OrderInput>(() => ({ ...EMPTY, ...draft.stored }));
  const keep = useEffectEvent(draft.keep);
  const { remark, purchaseOrderNumber, autoRenew } = input;
  const isEmpty = !remark && !purchaseOrderNumber && !autoRenew;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another order starts with the same input.
  useEffect(() => keep(isEmpty ? undefined : input), [idempotencyKey, input, isEmpty]);

  return {
    input,
    changeInput: (changes: Partial<OrderInput>) => setInput((before) => ({ ...before, ...changes })),
  };
}
