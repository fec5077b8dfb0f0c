import { accountingDay } from '../src/domain/calendar';
import { invoiceEndpoints, invoiceTitleEndpoints } from '../src/domain/invoice/endpoints';
import { INVOICE_STATUSES } from '../src/domain/invoice/invoiceMachine';
import { sumCents } from '../src/domain/money/money';
import type { CallOf } from './lib/call';
import { now } from './lib/clock';
import { csvFile } from './lib/csv';
import { db } from './lib/db';
import { handlers } from './lib/handlers';
import { getInvoiceable, invoiceableView } from './lib/invoices/invoiceable';
import { requestInvoice, sendInvoice, withdrawInvoice } from './lib/invoices/issuing';
import { partsTotal } from './lib/invoices/money';
import type { InvoiceRecord } from './lib/invoices/records';
import { addTitle, changeTitle, getTitles, removeTitle, titleView } from './lib/invoices/titles';
import { INVOICE_COLUMNS, invoiceView } from './lib/invoices/views';
import { ordersOfService } from './lib/orders/serviceOrders';
import { timeFilter, toPage } from './lib/paging';
import { countRows, findRow, getRow, ownRows } from './lib/rows';
import { settledOrders } from './lib/settledOrders';
import { mentions } from './lib/text';

type FilteredCall = CallOf<typeof invoiceEndpoints.export>;

/** The user's invoices, settled, the latest first. */
function getOwnInvoices(userId: string): InvoiceRecord[] {
  settledOrders(userId);
  return ownRows(db().invoices, { userId }).sort(
    (a, b) => b.requestedAt - a.requestedAt || b.invoiceId.localeCompare(a.invoiceId),
  );
}

/** One of the user's invoices, settled. Throws 404 for another. */
function getOwnInvoice(userId: string, invoiceId: string): InvoiceRecord {
  const text = { zh: '没有找到该发票。', en: 'There is no such invoice.' };
  return getRow(getOwnInvoices(userId), { invoiceId }, text);
}

/** Returns a function that says whether an order of a service is on an invoice. Orders must be settled before. */
function serviceFilter(instanceId: string | undefined): (lines: InvoiceRecord['lines']) => boolean {
  const orderIds = new Set(ordersOfService(db(), instanceId).map(({ orderId }) => orderId));
  return (lines) =>
    instanceId === undefined || lines.some(({ kind, id }) => kind === 'order' && orderIds.has(id));
}

/** The invoices that match the filters other than the status. */
function findInvoices({ user, query }: FilteredCall): InvoiceRecord[] {
  const isInTime = timeFilter(query);
  const matches = mentions(query.keyword);
  const invoices = getOwnInvoices(user.userId);
  const isOfService = serviceFilter(query.instanceId);
  return invoices
    .filter(({ requestedAt, lines }) => isInTime(requestedAt) && isOfService(lines))
    .filter(({ invoiceId, invoiceNumber, reversalNumber, title, lines }) => {
      const ids = [invoiceId, invoiceNumber, reversalNumber, ...lines.map(({ id }) => id)];
      return matches([title, ...lines.map((line) => line.title)], ...ids);
    });
}

const ofStatus = (invoices: readonly InvoiceRecord[], wanted: string | undefined) =>
  invoices.filter(({ status }) => wanted === undefined || status === wanted);

const total = (invoices: readonly InvoiceRecord[]): number =>
  sumCents(invoices.flatMap(({ lines }) => lines.map(({ parts }) => partsTotal(parts))));

export default {
  ...handlers(invoiceEndpoints, {
    invoiceable: ({ user, language }) => {
      settledOrders(user.userId);
      const items = getInvoiceable(db(), user.userId).filter(({ parts }) => parts.length > 0);
      return { list: items.map((item) => invoiceableView(item, language)) };
    },

    list: (call) => {
      const matching = findInvoices(call);
      const found = ofStatus(matching, call.query.status);
      const page = toPage(found, call.query, (invoice) => invoiceView(invoice, call.language));
      return {
        ...page,
        counts: countRows(matching, INVOICE_STATUSES, ({ status }, name) => status === name),
        issuedAmount: total(ofStatus(matching, 'issued')),
      };
    },

    export: (call) => {
      const { language, query } = call;
      const invoices = ofStatus(findInvoices(call), query.status);
      const name = language === 'zh' ? '发票' : 'invoices';
      const rows = invoices.map((invoice) => invoiceView(invoice, language));
      return csvFile(`${name}-${accountingDay(now())}`, INVOICE_COLUMNS, rows, language);
    },

    byKey: ({ user, params, language }) => {
      const invoice = findRow(getOwnInvoices(user.userId), { idempotencyKey: params.key });
      return { invoice: invoice ? invoiceView(invoice, language) : null };
    },

    get: ({ user, params, language }) => invoiceView(getOwnInvoice(user.userId, params.invoiceId), language),

    request: ({ user, body, language }) => {
      settledOrders(user.userId);
      return invoiceView(requestInvoice(db(), user, body, now()), language);
    },

    withdraw: ({ user, params, language }) => {
      const invoice = getOwnInvoice(user.userId, params.invoiceId);
      withdrawInvoice(invoice, now());
      return invoiceView(invoice, language);
    },

    send: ({ user, params, body, language }) => {
      const invoice = getOwnInvoice(user.userId, params.invoiceId);
      sendInvoice(invoice, body.email, now());
      return invoiceView(invoice, language);
    },
  }),

  ...handlers(invoiceTitleEndpoints, {
    list: ({ user }) => ({ list: getTitles(db(), user.userId).map(titleView) }),
    add: ({ user, body }) => titleView(addTitle(db(), user.userId, body, now())),
    change: (call) => titleView(changeTitle(db(), call)),
    remove: ({ user, params }) => {
      removeTitle(db(), user.userId, params.titleId);
      return { list: getTitles(db(), user.userId).map(titleView) };
    },
  }),
};
