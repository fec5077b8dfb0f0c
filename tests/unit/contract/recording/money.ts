import { db } from '../../../../mock/lib/db';
import { idAt, type Recorder } from './recorder';

/** Records charges, a top-up, the budget, the automatic top-up, the statement and withdrawals of `user`. */
export async function recordMoney({ call, nextKey, client }: Recorder): Promise<void> {
  await call('listCharges');
  await call('getChargeSummary');
  const topUpKey = nextKey();
  const started = await call('startTopUp', {
    body: { amount: 10_000, channel: 'alipay', idempotencyKey: topUpKey },
  });
  await call('getTopUpByKey', { params: { key: topUpKey } });
  await call('getTopUp', { params: { topUpId: idAt(started, 'topUpId') } });
  // A code can be sent again.
  client.advance(61);
  await call('saveBudget', { body: { monthlyAmount: 500_000, lowBalance: 20_000, version: 1 } });
  await call('getBudget');
  await call('saveAutoTopUp', {
    body: { threshold: 10_000, amount: 50_000, monthlyLimit: 200_000, channel: 'alipay', accepted: true },
  });
  await call('getAutoTopUp');
  await call('turnOffAutoTopUp');
  await call('getWithdrawalOptions');
  await call('sendProofCode', { body: {} });
  await call('proveAccount', {
    body: { smsVerificationCode: db().smsMessages.at(-1)?.code ?? '' },
  });
  const key = nextKey();
  const requested = await call('requestWithdrawal', {
    body: { amount: 10_000, target: { kind: 'channel', channel: 'alipay' }, idempotencyKey: key },
  });
  await call('getWithdrawalByKey', { params: { key } });
  await call('cancelWithdrawal', { params: { withdrawalId: idAt(requested, 'withdrawalId') } });
  await call('listWithdrawals');
  await call('getStatement', { params: { month: 'current' } });
}
