import { invoiceEndpoints, invoiceTitleEndpoints } from '../../../src/domain/invoice/endpoints';
import { BY_KEY, describeEndpoints, IDEMPOTENCY_KEY } from '../endpoint';

const title = { titleType: 'personal', title: '王小明', email: 'buyer@example.com' } as const;

export const INVOICE_ENDPOINTS = [
  ...describeEndpoints('invoice', invoiceEndpoints, {
    invoiceable: {
      id: 'listInvoiceable',
      summary:
        'The orders and top-ups with something to invoice, the latest first; no order that is being refunded or whose setup failed. Every payment is invoiced once: money from the balance either with its top-up or with the order that it paid for, whichever is invoiced first.',
    },
    list: {
      id: 'listInvoices',
      summary: 'The user’s invoices, the latest first, with the count of each status.',
    },
    export: { id: 'exportInvoices', summary: 'All matching invoices as a spreadsheet file.' },
    byKey: {
      id: 'getInvoiceByKey',
      summary: 'The invoice that was requested with an idempotency key, or null.',
      ...BY_KEY,
    },
    get: { id: 'getInvoice', summary: 'The current state of an invoice.' },
    request: {
      id: 'requestInvoice',
      summary:
        'Requests one invoice for orders and top-ups. Idempotent by key. A company needs a tax number. A top-up adds what the other lines were not paid with.',
      example: {
        ...title,
        lines: [{ kind: 'order', id: 'no-order-of-that-id' }],
        amount: 12_800,
        idempotencyKey: IDEMPOTENCY_KEY,
      },
    },
    withdraw: { id: 'withdrawInvoice', summary: 'Withdraws the request for an invoice. Idempotent.' },
    send: {
      id: 'sendInvoice',
      summary: 'Sends an issued invoice by email.',
      example: { email: 'buyer@example.com' },
    },
  }),
  ...describeEndpoints('invoice', invoiceTitleEndpoints, {
    list: {
      id: 'listInvoiceTitles',
      summary: 'The titles that the user keeps, the default one first.',
    },
    add: {
      id: 'addInvoiceTitle',
      summary: 'Keeps a title. The first one is the default one.',
      example: title,
    },
    change: {
      id: 'changeInvoiceTitle',
      summary: 'Changes a title that the user keeps. Invoices keep the title that they were requested with.',
      example: title,
    },
    remove: {
      id: 'removeInvoiceTitle',
      summary: 'Deletes a title, and returns the others. Invoices keep it.',
    },
  }),
];
