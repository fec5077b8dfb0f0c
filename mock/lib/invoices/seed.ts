import { DAY_MS, HOUR_MS } from '../../../src/domain/calendar';
import type { MockTables } from '../db';
import type { OrderRecord } from '../orders/records';
import type { UserRecord } from '../users';
import { paymentSource } from './money';
import { ISSUED_AFTER_MS, nextNumber } from './numbers';
import type { InvoiceTitleRecord } from './records';

type Title = Pick<InvoiceTitleRecord, 'titleType' | 'title' | 'taxNumber'>;

const TITLES: Record<UserRecord['role'], Title> = {
  user: { titleType: 'personal', title: '林小满' },
  admin: { titleType: 'company', title: '杭州知远数据服务有限公司', taxNumber: '91330106MA27XQ3R4N' },
};

/** The titles that the sample accounts keep. */
export const seedInvoiceTitles = (users: readonly UserRecord[], seededAt: number): InvoiceTitleRecord[] =>
  users.map(({ userId, role, email }) => ({
    titleId: `title-${userId}`,
    userId,
    ...TITLES[role],
    email,
    isDefault: true,
    createdAt: seededAt - 200 * DAY_MS,
  }));

/** Adds the issued invoice of a past order that was not paid from the balance. */
export function seedInvoice(tables: MockTables, user: UserRecord, order: OrderRecord): void {
  const { orderId, paidAt = order.createdAt, paidAmount, service } = order;
  const requestedAt = paidAt + HOUR_MS;
  const issuedAt = requestedAt + ISSUED_AFTER_MS;
  tables.invoices.push({
    invoiceId: `I${orderId}`,
    userId: user.userId,
    idempotencyKey: `invoice-${orderId}`,
    digest: '',
    ...TITLES[user.role],
    email: user.email,
    status: 'issued',
    lines: [
      {
        kind: 'order',
        id: orderId,
        title: service.title,
        planName: service.planName,
        parts: [{ source: paymentSource(orderId), amount: paidAmount }],
      },
    ],
    requestedAt,
    issuedAt,
    invoiceNumber: nextNumber(tables, issuedAt),
    mails: [{ to: user.email, at: issuedAt }],
  });
}
