import { useState } from 'react';
import { usePlacing } from '@/components/order/placing/usePlacing';
import type { Consent } from '@/domain/content/agreement';
import { instanceEndpoints } from '@/domain/instance/endpoints';
import { INSTANCE_ERROR } from '@/domain/instance/instanceMachine';
import type { Renewal } from '@/domain/instance/renewals';
import { type Order, paymentKey } from '@/domain/order/order';
import { isPaidStatus } from '@/domain/order/orderMachine';
import { hasErrorCode, isRequestError } from '@/domain/requestError';
import { fetchChangeQuote, renewInstance } from '@/services/instance';
import { findOrderByKey, payOrder } from '@/services/order';

/** What came of the renewal of one service. */
export type RenewalResult =
  | { kind: 'pending' | 'unknown' | 'missing' }
  | { kind: 'done' | 'unpaid'; orderId: string }
  | { kind: 'price'; price: number }
  | { kind: 'failed'; message: string };

const PENDING = { kind: 'pending' } as const;
const UNKNOWN = { kind: 'unknown' } as const;
const MISSING = { kind: 'missing' } as const;

type PlacedOrder = Pick<Order, 'orderId' | 'status' | 'version'>;

/** Asks for a proof of identity; resolves with whether there is one. */
export type AskProof = () => Promise<boolean>;

/** Pays for a placed order, after a proof of identity where the server wants one. */
async function payFromBalance(order: PlacedOrder, askProof: AskProof): Promise<PlacedOrder> {
  try {
    return await payOrder(order.orderId, { channel: 'balance', idempotencyKey: paymentKey(order) });
  } catch (error) {
    if (!isRequestError(error)) throw error;
    const isUnproven = hasErrorCode(error, INSTANCE_ERROR.proofRequired);
    // The order is placed; its page shows whether it is paid.
    return isUnproven && (await askProof()) ? payFromBalance(order, askProof) : order;
  }
}

/**
 * Renews one service for the same term and pays from the balance. The pending write is the one of the renewal dialog, so that the two
 * together renew once.
 */
export function useRenewService({ instanceId, service, skuCode, specs, quantity, period, price }: Renewal) {
  const [result, setResult] = useState<RenewalResult>();

  const placing = usePlacing<PlacedOrder, [askProof: AskProof, purchaseOrderNumber: string | undefined]>({
    name: `renew ${instanceId}`,
    isShared: true,
    endpoint: instanceEndpoints.renew,
    find: findOrderByKey,
    async send(terms, askProof, purchaseOrderNumber) {
      const order = await renewInstance(instanceId, { period, purchaseOrderNumber, ...terms });
      if (order.status !== 'pendingPayment') return order;
      return payFromBalance(order, askProof);
    },
    onPlaced: ({ orderId, status }) => setResult({ kind: isPaidStatus(status) ? 'done' : 'unpaid', orderId }),
    onRefused({ message }) {
      setResult({ kind: 'failed', message });
      return true;
    },
  });

  const missing = placing.notice?.kind === 'missing' ? MISSING : undefined;
  return {
    result: placing.isPending ? PENDING : placing.isUnknown ? UNKNOWN : (result ?? missing),
    check: placing.checkAgain,
    /** Resolves when the outcome is known or will be looked up; places nothing at a price other than the shown one. */
    async run(
      consents: readonly Consent[],
      askProof: AskProof,
      purchaseOrderNumber: string | undefined,
    ): Promise<void> {
      setResult({ kind: 'pending' });
      try {
        const quote = await fetchChangeQuote({
          ...{ serviceId: service.serviceId, skuCode, specs, quantity, period, instanceId },
          orderType: 'renew',
        });
        if (quote.payableAmount !== price) {
          setResult({ kind: 'price', price: quote.payableAmount });
          return;
        }
        setResult(undefined);
        await placing.place(quote, consents, askProof, purchaseOrderNumber);
      } catch (error) {
        if (!isRequestError(error)) throw error;
        setResult({ kind: 'failed', message: error.message });
      }
    },
  };
}
