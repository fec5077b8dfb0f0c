import type { TopUpChannel } from '../../../src/domain/money/topUp';

/** Times are milliseconds since 1970 on the mock's clock, amounts integer cents. */
export interface TopUpRecord {
  topUpId: string;
  userId: string;
  idempotencyKey: string;
  amount: number;
  channel: TopUpChannel;
  status: 'pending' | 'succeeded' | 'failed';
  /** How it ends by itself; `hang` only when the code can no longer be paid. */
  outcome: 'succeed' | 'fail' | 'hang';
  createdAt: number;
  settlesAt: number;
}
