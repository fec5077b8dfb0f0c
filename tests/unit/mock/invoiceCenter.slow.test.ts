import * as v from 'valibot';
import { db, resetDb } from '../../../mock/lib/db';
import { sentMessagesSchema } from '../../../src/domain/demo';
import { INVOICE_ERROR } from '../../../src/domain/invoice/invoiceMachine';
import { invoiceTitleListSchema, MAX_INVOICE_TITLES } from '../../../src/domain/invoice/title';
import { messageListSchema } from '../../../src/domain/message/message';
import { createInvoiceClient, type InvoiceClient, TITLE } from './invoiceClient';

let client: InvoiceClient;

beforeEach(async () => {
  client = await createInvoiceClient();
});

const sent = async () => v.parse(sentMessagesSchema, await client.result('demo/sentMessages')).messages;
const invoiceMails = async () => (await sent()).filter(({ messageId }) => messageId.includes('-mail-'));
const messages = async () =>
  v
    .parse(messageListSchema, await client.result('message/list?pageSize=100&topic=payment'))
    .list.filter(({ target }) => target?.kind === 'invoice');

async function issuedInvoice() {
  const order = await client.paidOrder();
  const invoice = await client.invoice(order.orderId);
  client.advance(10);
  return { order, invoice: await client.read(invoice.invoiceId) };
}

describe('the list', () => {
  it('is filtered by status, keyword and days, and exported with the same filters', async () => {
    const { invoice, order } = await issuedInvoice();
    await client.later(3);
    const second = await client.paidOrder();
    const open = await client.invoice(second.orderId);
    const all = await client.list();
    expect(all.list.map(({ invoiceId }) => invoiceId)).toEqual([open.invoiceId, invoice.invoiceId]);
    expect(all).toMatchObject({
      counts: { requested: 1, issued: 1, withdrawn: 0, reversed: 0 },
      issuedAmount: invoice.amount,
    });
    const found = async (query: string) => (await client.list(query)).list.map(({ invoiceId }) => invoiceId);
    expect(await found('&status=issued')).toEqual([invoice.invoiceId]);
    expect(await found('&status=nonsense')).toHaveLength(2);
    expect(await found(`&keyword=${order.orderId}`)).toEqual([invoice.invoiceId]);
    expect(await found(`&keyword=${invoice.invoiceNumber}`)).toEqual([invoice.invoiceId]);
    expect(await found(`&from=${open.requestedAt}`)).toEqual([open.invoiceId]);
    expect(await found(`&to=${open.requestedAt}`)).toEqual([invoice.invoiceId]);
    expect((await client.list('&status=issued')).counts).toEqual(all.counts);

    const file = await client.download('invoice/export?status=issued');
    expect(file.headers.get('content-type')).toMatch(/^text\/csv/);
    const rows = (await file.text()).trim().split('\r\n');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatch(/^\uFEFF?Requested \(China Standard Time\),Invoice number,Status,Title/);
    expect(rows[1]).toContain(invoice.invoiceNumber);
    expect(rows[1]).toContain((invoice.amount / 100).toFixed(2));
  });
});

describe('the titles', () => {
  const titles = async () => v.parse(invoiceTitleListSchema, await client.result('invoiceTitle/list')).list;
  const add = (changes: object = {}) => client.post('invoiceTitle', { ...TITLE, ...changes }, client.token());
  const call = (method: string, path: string, body?: unknown) =>
    client.call(method, path, body, { 'x-authorization': client.token() });

  it('are added, changed and deleted, and exactly one is the default one', async () => {
    await add();
    client.advance(1);
    await add({ titleType: 'personal', title: ' Lin ', taxNumber: TITLE.taxNumber });
    const [first, second] = await titles();
    expect(first).toMatchObject({ ...TITLE, isDefault: true });
    expect(second).toMatchObject({ titleType: 'personal', title: 'Lin', isDefault: false });
    expect(second?.taxNumber).toBeUndefined();

    const changed = { email: 'new@example.com', version: first?.version };
    await call('PUT', `invoiceTitle/${first?.titleId}`, changed);
    expect((await titles())[0]).toMatchObject({ email: 'new@example.com', isDefault: true });
    const person = { titleType: 'personal', title: 'Lin', isDefault: true, version: second?.version };
    await call('PUT', `invoiceTitle/${second?.titleId}`, person);
    expect((await titles()).map(({ title, isDefault }) => [title, isDefault])).toEqual([
      ['Lin', true],
      ['Example Ltd', false],
    ]);
    await call('DELETE', `invoiceTitle/${second?.titleId}`);
    expect(await titles()).toMatchObject([{ title: 'Example Ltd', isDefault: true }]);
    expect(await call('DELETE', `invoiceTitle/${second?.titleId}`)).toMatchObject({ code: 404 });
  });

  it('are refused when they are kept, and when there is no room', async () => {
    await add();
    expect(await add({ email: 'other@example.com' })).toMatchObject({ code: INVOICE_ERROR.titleKept });
    await add({ title: 'Another Ltd' });
    const [, other] = await titles();
    const change = { ...TITLE, title: 'Example Ltd', version: other?.version };
    const reply = await call('PUT', `invoiceTitle/${other?.titleId}`, change);
    expect(reply).toMatchObject({ code: INVOICE_ERROR.titleKept });
    for (let index = 2; index < MAX_INVOICE_TITLES; index += 1) await add({ title: `Company ${index}` });
    expect(await add({ title: 'One more' })).toMatchObject({ code: INVOICE_ERROR.tooManyTitles });
    expect(await titles()).toHaveLength(MAX_INVOICE_TITLES);
  });

  it('are kept with a request, once, and belong to their user', async () => {
    const order = await client.paidOrder();
    await client.send([order.orderId], { keepTitle: true });
    const [kept] = await titles();
    expect(kept).toMatchObject({ ...TITLE, isDefault: true });
    const second = await client.paidOrder();
    await client.send([second.orderId], { keepTitle: true, email: 'later@example.com' });
    expect(await titles()).toMatchObject([{ titleId: kept?.titleId, email: 'later@example.com' }]);
    const other = await client.signIn('admin');
    const reply = await client.call('DELETE', `invoiceTitle/${kept?.titleId}`, undefined, {
      'x-authorization': other,
    });
    expect(reply).toMatchObject({ code: 404 });
    expect(await titles()).toHaveLength(1);
  });
});

describe('the user', () => {
  it('is told when an invoice is issued and reversed, and the invoice goes to its own address', async () => {
    const { invoice, order } = await issuedInvoice();
    expect(await messages()).toMatchObject([
      {
        title: expect.stringMatching(/^Invoice issued: ¥/),
        body: expect.stringContaining(String(invoice.invoiceNumber)),
        target: { kind: 'invoice', id: invoice.invoiceId },
      },
    ]);
    expect(await invoiceMails()).toMatchObject([
      { recipient: TITLE.email, title: `Your invoice ${invoice.invoiceNumber}` },
    ]);
    await client.refund(order);
    const { reversalNumber } = await client.read(invoice.invoiceId);
    expect((await messages())[0]?.title).toMatch(/^Invoice reversed: ¥/);
    expect((await invoiceMails())[0]).toMatchObject({
      recipient: TITLE.email,
      title: `Red-letter invoice ${reversalNumber}`,
    });
  });

  it('gets no second email at the address that the invoice went to', async () => {
    const own = db().users.find(({ userName }) => userName === 'user')?.email;
    const order = await client.paidOrder();
    await client.send([order.orderId], { email: own });
    client.advance(10);
    await client.list();
    const mails = (await sent()).filter(({ title }) => /^(Your invoice|Invoice issued)/.test(title));
    expect(mails).toMatchObject([
      { channel: 'mail', recipient: own, title: expect.stringMatching(/^Your invoice/) },
    ]);
    expect(await messages()).toHaveLength(1);
  });

  it('can send an issued invoice to another address', async () => {
    const { invoice } = await issuedInvoice();
    const send = (email: string) =>
      client.post(`invoice/${invoice.invoiceId}/send`, { email }, client.token());
    client.advance(60);
    expect(await send('boss@example.com')).toMatchObject({ code: 200 });
    expect((await invoiceMails()).map(({ recipient }) => recipient)).toEqual([
      'boss@example.com',
      TITLE.email,
    ]);
    expect(await send('nonsense')).toMatchObject({ code: 400 });
    const order = await client.paidOrder();
    const { invoiceId } = await client.invoice(order.orderId);
    const reply = await client.post(`invoice/${invoiceId}/send`, { email: 'a@b.cn' }, client.token());
    expect(reply).toMatchObject({ code: INVOICE_ERROR.transitionRefused });
  });
});

it('the sample accounts have invoices of direct payments, one of them reversed, and a title', async () => {
  resetDb();
  const token = await client.signIn();
  const { result } = await client.get('invoice/list', token);
  expect(result).toMatchObject({ total: 4, counts: { issued: 3, reversed: 1 } });
  expect((await client.get('invoiceTitle/list', token)).result).toMatchObject({
    list: [{ title: '林小满', isDefault: true }],
  });
  const { list } = (await client.get('invoice/invoiceable', token)).result as { list: { kind: string }[] };
  expect(new Set(list.map(({ kind }) => kind))).toEqual(new Set(['order', 'topUp']));
});
