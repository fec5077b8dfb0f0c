import * as v from 'valibot';
import { invoiceQuery, toInvoiceFilters } from '../../../../src/domain/invoice/endpoints';
import { invoiceRequestSchema, MAX_INVOICE_LINES } from '../../../../src/domain/invoice/invoice';
import {
  emailSchema,
  isSameTitle,
  isTaxNumber,
  normalizeTaxNumber,
  titleChangeSchema,
  titlePayloadSchema,
} from '../../../../src/domain/invoice/title';

const TAX_NUMBER = '91440300MA5DC8JF2X';
const company = { titleType: 'company', title: 'A Company', taxNumber: TAX_NUMBER, email: 'a@b.cn' } as const;

describe('a title', () => {
  it('needs a name and an email, and a tax number for a company', () => {
    expect(v.is(titlePayloadSchema, company)).toBe(true);
    expect(v.is(titlePayloadSchema, { ...company, taxNumber: undefined })).toBe(false);
    expect(v.is(titlePayloadSchema, { ...company, taxNumber: '123' })).toBe(false);
    expect(v.is(titlePayloadSchema, { titleType: 'personal', title: 'Lin', email: 'a@b.cn' })).toBe(true);
    expect(v.is(titlePayloadSchema, { titleType: 'personal', title: ' ', email: 'a@b.cn' })).toBe(false);
  });

  it('accepts a tax number with spaces, hyphens and full-width characters', () => {
    expect(normalizeTaxNumber(' 9144 0300-ma5dc8jf2x ')).toBe(TAX_NUMBER);
    expect(normalizeTaxNumber('９１４４０３００MA5DC8JF2X')).toBe(TAX_NUMBER);
    expect(isTaxNumber(TAX_NUMBER)).toBe(true);
    for (const wrong of ['', '91440300MA5DC8JF2', '91440300MA5DC8JFOX'])
      expect(isTaxNumber(wrong)).toBe(false);
  });

  it('needs a valid email of at most 100 characters', () => {
    expect(v.is(emailSchema, `a@${'b'.repeat(95)}.cn`)).toBe(true);
    expect(v.is(emailSchema, `a@${'b'.repeat(96)}.cn`)).toBe(false);
    expect(v.is(emailSchema, 'a@b')).toBe(false);
  });

  it('is the same by name and tax number, and for a person by name', () => {
    const person = { titleType: 'personal', title: 'A Company' } as const;
    expect(isSameTitle(company, { ...company, title: ' A Company ' })).toBe(true);
    expect(isSameTitle({ ...company, title: ' A Company ' }, company)).toBe(true);
    expect(isSameTitle(company, { ...company, taxNumber: '91440300MA5DC8JF2Y' })).toBe(false);
    expect(isSameTitle(company, { ...company, title: 'Another' })).toBe(false);
    expect(isSameTitle(company, person)).toBe(false);
    expect(isSameTitle(person, { ...person, taxNumber: TAX_NUMBER })).toBe(true);
  });
});

it('a change to a company brings its tax number, and any other field can be changed alone', () => {
  const accepts = (change: object) => v.is(titleChangeSchema, change);
  expect(accepts({ titleType: 'company' })).toBe(false);
  expect(accepts({ titleType: 'company', taxNumber: TAX_NUMBER })).toBe(true);
  expect(accepts({ titleType: 'personal' })).toBe(true);
  expect(accepts({ isDefault: true })).toBe(true);
});

it('the filters of invoices are sent with days as moments', () => {
  const query = { keyword: 'A', status: 'issued', instanceId: 'I1', current: 1, pageSize: 10 } as const;
  const filters = toInvoiceFilters({ ...query, from: '2026-11-01', to: '2026-11-01' });
  expect(filters).toMatchObject(query);
  expect(Date.parse(filters.to ?? '') - Date.parse(filters.from ?? '')).toBe(86_400_000);
});

it('the filters of invoices name a service by its id, which a link sets', () => {
  expect(invoiceQuery.read(new URLSearchParams({ instanceId: ' I1 ' }))).toMatchObject({ instanceId: 'I1' });
  expect(invoiceQuery.read(new URLSearchParams({ instanceId: '' })).instanceId).toBeUndefined();
  expect(invoiceQuery.filters.instanceId).toEqual({ kind: 'link' });
  expect(v.is(invoiceQuery.schema, { instanceId: 'I1' })).toBe(true);
});

it('a request names a title, a sum, and up to as many lines as an invoice holds', () => {
  const line = { kind: 'order', id: '1' } as const;
  const request = { ...company, lines: [line], amount: 1, idempotencyKey: 'key-of-request' };
  const accepts = (changes: object) => v.is(invoiceRequestSchema, { ...request, ...changes });
  expect(accepts({})).toBe(true);
  expect(accepts({ lines: Array.from({ length: MAX_INVOICE_LINES }, () => line) })).toBe(true);
  expect(accepts({ lines: Array.from({ length: MAX_INVOICE_LINES + 1 }, () => line) })).toBe(false);
  expect(accepts({ lines: [] })).toBe(false);
  expect(accepts({ lines: [{ ...line, kind: 'usage' }] })).toBe(false);
  expect(accepts({ amount: 0 })).toBe(false);
  expect(accepts({ amount: 1.5 })).toBe(false);
  expect(accepts({ taxNumber: undefined })).toBe(false);
});
