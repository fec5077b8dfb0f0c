import type { Selection } from '../../../src/domain/catalog/selection';
import type { Consent } from '../../../src/domain/content/agreement';
import type { PaymentSettings } from '../../../src/domain/demo';
import type { InstanceSummary } from '../../../src/domain/instance/instance';
import type { InvoicePayload } from '../../../src/domain/order/invoice';
import type { CancelReason, Order, PayChannel } from '../../../src/domain/order/order';
import type { OrderActor, OrderEvent, OrderStatus } from '../../../src/domain/order/orderMachine';
import type { OrderItem } from '../../../src/domain/order/quote';
import type { RefundReason } from '../../../src/domain/order/refund';
import type { Text } from '../text';

/** Times in this file are milliseconds since 1970 on the mock's clock, amounts integer cents. */
export interface QuoteRecord {
  quoteId: string;
  /** What was quoted, in one spelling (contentDigest). */
  digest: string;
  payableAmount: number;
  expiresAt: number;
}

export interface PaymentRecord {
  paymentId: string;
  idempotencyKey: string;
  channel: PayChannel;
  amount: number;
  status: 'pending' | 'succeeded' | 'failed';
  /** How it ends by itself; `hang` only at the order's deadline. */
  outcome: 'succeed' | 'fail' | 'hang';
  createdAt: number;
  settlesAt: number;
  failureReason?: Text;
}

export interface ItemRecord {
  kind: OrderItem['kind'];
  label: Text;
  formula: Text;
  amount: number;
}

/** The service as it was when the order was made, readable in both languages. */
export interface SnapshotRecord {
  serviceId: string;
  type: Order['service']['type'];
  cover: string;
  title: Text;
  planName: Text;
  providerName: Text;
}

export interface TimelineRecord {
  at: number;
  actor: OrderActor;
  event: OrderEvent | 'create';
  note: Text;
}

export interface RefundRecord {
  idempotencyKey: string;
  reason: RefundReason;
  note: string;
  /** What is given back when it is granted, fixed when it was asked for. */
  amount: number;
  requestedAt: number;
  /** How it ends by itself; `hang` never. */
  outcome: PaymentSettings['refund'];
  decidesAt: number;
}

export interface InvoiceRecord extends InvoicePayload {
  requestedAt: number;
  issuedAt?: number;
}

export interface OrderRecord {
  orderId: string;
  userId: string;
  idempotencyKey: string;
  /** What was ordered, in one spelling: tells whether a key comes again with other content. */
  digest: string;
  selection: Selection;
  status: OrderStatus;
  statusBeforeRefund?: OrderStatus;
  service: SnapshotRecord;
  specTexts: { label: Text; value: Text }[];
  /** 0 unless it is a trial. */
  trialDays: number;
  items: ItemRecord[];
  originalAmount: number;
  discountAmount: number;
  payableAmount: number;
  paidAmount: number;
  refundedAmount: number;
  payDeadline: number;
  createdAt: number;
  paidAt?: number;
  activatedAt?: number;
  finishedAt?: number;
  payChannel?: PayChannel;
  payments: PaymentRecord[];
  cancelReason?: CancelReason;
  instanceId?: string;
  /** What it pays for, once that is known; `to` is missing for what has no end. */
  covers?: { from: number; to?: number };
  /** What a renewal or upgrade put another thing in place of; gone once it has been put back. */
  replaced?: Partial<
    Pick<InstanceRecord, 'endsOn' | 'period' | 'skuCode' | 'specs' | 'specTexts' | 'service'>
  >;
  buyerRemark: string;
  consents: (Consent & { consentedAt: number })[];
  invoiceStatus: Order['invoiceStatus'];
  invoice?: InvoiceRecord;
  /** Every request for a refund, oldest first. */
  refunds?: RefundRecord[];
  /** How the provider's work will end. */
  provisioning: PaymentSettings['provisioning'];
  timeline: TimelineRecord[];
  version: number;
}

export interface InstanceRecord {
  instanceId: string;
  orderId: string;
  userId: string;
  service: SnapshotRecord;
  orderType: Order['orderType'];
  skuCode: string;
  specs: Selection['specs'];
  specTexts: OrderRecord['specTexts'];
  /** The one that it was bought or last renewed for. */
  period: Selection['period'];
  quantity: number;
  status: InstanceSummary['status'];
  beganOn: number;
  endsOn?: number;
  autoRenew: boolean;
}
