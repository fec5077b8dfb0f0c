import * as v from 'valibot';
import { db } from '../../../mock/lib/db';
import { withdrawalOptionsSchema, withdrawalSchema } from '../../../src/domain/money/withdrawal';
import { createInvoiceClient } from './invoiceClient';

/** A client of a user without orders, top-ups, withdrawals and invoices, who has proved their identity. */
export async function createWithdrawalClient() {
  const client = await createInvoiceClient();
  db().withdrawals = [];
  let keys = 0;

  const proveIdentity = () => client.post('user/proof', { password: 'Market#2026' }, client.token());

  /** Requests a withdrawal and returns its id. */
  async function requestWithdrawal(amount: number): Promise<string> {
    keys += 1;
    const target = { kind: 'channel', channel: 'alipay' };
    const body = { amount, target, idempotencyKey: `withdrawn-key-${keys}` };
    const reply = await client.post('balance/withdrawal', body, client.token());
    return v.parse(withdrawalSchema, reply.result).withdrawalId;
  }

  await proveIdentity();
  return {
    ...client,
    proveIdentity,
    requestWithdrawal,
    async withdraw(amount: number) {
      await requestWithdrawal(amount);
      client.advance(30);
      await client.list();
    },
    cancelWithdrawal: (withdrawalId: string) =>
      client.post(`balance/withdrawal/${withdrawalId}/cancel`, undefined, client.token()),
    withdrawalOptions: async () =>
      v.parse(withdrawalOptionsSchema, await client.result('balance/withdrawal/options')),
  };
}

export type WithdrawalClient = Awaited<ReturnType<typeof createWithdrawalClient>>;
