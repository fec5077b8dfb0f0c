import type { Charge } from '../../../src/domain/money/charge';
import type { Text } from '../text';

type Plain = Pick<
  Charge,
  | 'chargeId'
  | 'flowNo'
  | 'orderId'
  | 'instanceId'
  | 'category'
  | 'frequency'
  | 'quantity'
  | 'unitPrice'
  | 'amount'
  | 'direction'
  | 'payChannel'
  | 'status'
>;

/** A movement of money, readable in both languages. Times are milliseconds on the mock's clock, amounts integer cents. */
export interface ChargeRecord extends Plain {
  userId: string;
  title: Text;
  planName?: Text;
  unit?: Text;
  period?: { from: number; to?: number };
  createdAt: number;
  lines: { label: Text; formula: Text; amount: number }[];
}
