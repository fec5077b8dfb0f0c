import type { Selection } from '../../../src/domain/catalog/selection';
import type { Consent } from '../../../src/domain/content/agreement';
import type { PaymentSettings } from '../../../src/domain/demo';
import type { InstanceSummary } from '../../../src/domain/instance/instance';
import type { CancelReason, Order, PayChannel } from '../../../src/domain/order/order';
import type { OrderActor, OrderStatus } from '../../../src/domain/order/orderMachine';
import type { OrderItem } from '../../../src/domain/order/quote';
import type { RefundDestination, RefundReason, RefundRule } from '../../../src/domain/order/refund';
import type { AnyText, Text } from '../text';
import type { ManagedRecord } from './managedRecords';

/** Times in this file are milliseconds since 1970 on the mock's clock, amounts integer cents. */
interface QuoteRecord {
  quoteId: string;
  /** Digest of the quoted selection (`contentDigest`). */
  digest: string;
  payableAmount: number;
  expiresAt: number;
}

/** Numbers of the entries of money that arrived too late, and of its way back. */
export interface ReturnBookings {
  inBooking: number;
  outBooking: number;
}

export interface PaymentRecord {
  paymentId: string;
  idempotencyKey: string;
  channel: PayChannel;
  amount: number;
  status: 'pending' | 'succeeded' | 'failed';
  /** `hang` fails at the order's deadline. */
  outcome: 'succeed' | 'fail' | 'hang';
  createdAt: number;
  settlesAt: number;
  failureReason?: Text;
  /** Of a transfer that arrived too late and went back: its entries, or `withOrder` when they are those of its order. */
  returned?: ReturnBookings | 'withOrder';
}

export interface ItemRecord {
  kind: OrderItem['kind'];
  label: Text;
  formula: Text;
  amount: number;
}

/** The service at the time of the order, in both languages. */
export interface SnapshotRecord {
  serviceId: string;
  type: Order['service']['type'];
  cover: string;
  title: Text;
  planName: Text;
  pack: Text | undefined;
  units?: number | undefined;
  unitPrice: number | undefined;
  providerName: Text;
}

interface TimelineRecord {
  at: number;
  actor: OrderActor;
  event: Order['timeline'][number]['event'];
  note: Text;
}

export interface RefundRecord {
  idempotencyKey: string;
  reason: RefundReason;
  note: string;
  /** Fixed at the time of the request. */
  amount: number;
  /** How the amount was calculated; missing after a failed setup. */
  rule?: RefundRule;
  destination: RefundDestination;
  /** The order for which the refund of this and the other orders after it was requested. */
  requestedFor?: string;
  requestedAt: number;
  /** `hang` is never decided. */
  outcome: PaymentSettings['refund'];
  decidesAt: number;
}

export interface OrderRecord {
  orderId: string;
  userId: string;
  idempotencyKey: string;
  /** Digest of the content, to detect an idempotency key that is reused for another order. */
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
  /** Number of the entry of its payment and of its refund. */
  paidBooking?: number;
  refundBooking?: number;
  activatedAt?: number;
  /** When the buyer accepted a delivery. */
  acceptedAt?: number;
  finishedAt?: number;
  payChannel?: PayChannel;
  payments: PaymentRecord[];
  cancelReason?: CancelReason;
  instanceId?: string;
  /** The paid term, once known; `to` is missing when it has no end. */
  covers?: { from: number; to?: number };
  /** The trial that became the service. */
  continues?: string;
  /** Whether the service has what a renewal, a change of plan or the purchase of a trial brought: from its setup until it is undone. */
  isApplied?: boolean;
  buyerRemark: AnyText;
  purchaseOrderNumber?: string | undefined;
  /** Whether the new service renews itself from its setup on. */
  autoRenew?: boolean | undefined;
  consents: (Consent & { consentedAt: number })[];
  /** Whether its service now belongs to another account. */
  handedOver?: true;
  /** Every request for a refund, oldest first. */
  refunds?: RefundRecord[];
  provisioning: PaymentSettings['provisioning'];
  timeline: TimelineRecord[];
  version: number;
}

/** What orders bring to a service. */
export type InstanceBase = Pick<
  InstanceRecord,
  'endsOn' | 'anchorDay' | 'period' | 'orderType' | 'quantity' | 'skuCode' | 'specs' | 'specTexts' | 'service'
>;

export interface InstanceRecord {
  instanceId: string;
  /** The order with which it began; of a trial also after its purchase. */
  orderId: string;
  userId: string;
  service: SnapshotRecord;
  orderType: Order['orderType'];
  skuCode: string;
  specs: Selection['specs'];
  specTexts: OrderRecord['specTexts'];
  /** Of the purchase or the last renewal. */
  period: Selection['period'];
  quantity: number;
  status: InstanceSummary['status'];
  beganOn: number;
  endsOn?: number;
  /** End of the days of grace after a term that was not renewed in time. */
  graceEndsOn?: number;
  /** The day of the month on which the unbroken series of terms began, 1 to 31; missing for a single delivery. */
  anchorDay?: number;
  autoRenew: boolean;
  /** When somebody was first given what the service is used with: its access details or a key. */
  firstUsedAt?: number;
  /** Idempotency keys of the latest changes other than by an order. */
  changeKeys?: string[];
  managed?: ManagedRecord;
  /** What the orders of a former owner had brought that are deleted. */
  base?: InstanceBase;
}

declare module '../db' {
  interface MockTables {
    quotes: QuoteRecord[];
    orders: OrderRecord[];
    instances: InstanceRecord[];
  }
}
