import * as v from 'valibot';
import {
  canRequestInvoice,
  invoicePayloadSchema,
  isEmail,
  isTaxNumber,
  normalizeTaxNumber,
} from '../../../../src/domain/order/invoice';
import { ORDER_STATUSES, type OrderStatus } from '../../../../src/domain/order/orderMachine';
import {
  countGroup,
  ORDER_GROUP_NAMES,
  ORDER_GROUPS,
} from '../../../../src/pages/usercenter/components/orderGroups';

const TAX_NUMBER = '91440300MA5DC8JF2X';
const company = { titleType: 'company', title: 'A Company', taxNumber: TAX_NUMBER, email: 'a@b.cn' };

describe('an invoice', () => {
  it('needs a title and an email, and a tax number for a company', () => {
    expect(v.is(invoicePayloadSchema, company)).toBe(true);
    expect(v.is(invoicePayloadSchema, { ...company, taxNumber: undefined })).toBe(false);
    expect(v.is(invoicePayloadSchema, { ...company, taxNumber: '123' })).toBe(false);
    expect(v.is(invoicePayloadSchema, { titleType: 'personal', title: 'Lin', email: 'a@b.cn' })).toBe(true);
    expect(v.is(invoicePayloadSchema, { titleType: 'personal', title: ' ', email: 'a@b.cn' })).toBe(false);
  });

  it('accepts a tax number with spaces, hyphens and full-width characters', () => {
    expect(normalizeTaxNumber(' 9144 0300-ma5dc8jf2x ')).toBe(TAX_NUMBER);
    expect(normalizeTaxNumber('９１４４０３００MA5DC8JF2X')).toBe(TAX_NUMBER);
    expect(isTaxNumber(TAX_NUMBER)).toBe(true);
    for (const wrong of ['', '91440300MA5DC8JF2', '91440300MA5DC8JFOX'])
      expect(isTaxNumber(wrong)).toBe(false);
  });

  it('needs a valid email', () => {
    expect(isEmail('xiaoman.lin@example.com')).toBe(true);
    for (const wrong of ['', 'a', 'a@b', 'a @b.cn', 'a@b.c', `${'a'.repeat(100)}@b.cn`]) {
      expect(isEmail(wrong)).toBe(false);
    }
  });

  it('can be requested once, for paid amounts that are not refunded', () => {
    const facts = { paidAmount: 100, refundedAmount: 0, invoiceStatus: 'none' } as const;
    const possible = ORDER_STATUSES.filter((status) => canRequestInvoice({ ...facts, status }));
    expect(possible).toEqual(['paid', 'provisioning', 'completed', 'provisionFailed']);
    expect(canRequestInvoice({ ...facts, status: 'completed', invoiceStatus: 'requested' })).toBe(false);
    expect(canRequestInvoice({ ...facts, status: 'completed', paidAmount: 0 })).toBe(false);
    expect(canRequestInvoice({ ...facts, status: 'completed', refundedAmount: 100 })).toBe(false);
  });
});

describe('order groups', () => {
  it('contain each status exactly once', () => {
    const grouped = ORDER_GROUP_NAMES.flatMap((name) => [...ORDER_GROUPS[name]]);
    expect([...grouped].sort()).toEqual([...ORDER_STATUSES].sort());
  });

  it('count their orders', () => {
    const counts = Object.fromEntries(ORDER_STATUSES.map((status, index) => [status, index + 1])) as Record<
      OrderStatus,
      number
    >;
    expect(countGroup(counts, 'unpaid')).toBe(3);
    expect(countGroup(counts)).toBe((ORDER_STATUSES.length * (ORDER_STATUSES.length + 1)) / 2);
  });
});
