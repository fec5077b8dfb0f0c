import type { TopUpRecord } from '../balance/topUps';
import type { ChargeRecord } from '../charges/ledger';
import type { InvoiceRecord, InvoiceTitleRecord } from '../invoices/records';
import type { InstanceRecord, OrderRecord, QuoteRecord } from './records';
import type { CouponClaimRecord } from './wallet';

/** The tables of orders and money. */
export interface ShopTables {
  quotes: QuoteRecord[];
  orders: OrderRecord[];
  instances: InstanceRecord[];
  topUps: TopUpRecord[];
  couponClaims: CouponClaimRecord[];
  invoices: InvoiceRecord[];
  invoiceTitles: InvoiceTitleRecord[];
  /** Usage, taxes, credits and adjustments; other money movements are derived from orders and top-ups. */
  charges: ChargeRecord[];
}
