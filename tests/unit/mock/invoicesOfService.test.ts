import { db } from '../../../mock/lib/db';
import { createInvoiceClient, type InvoiceClient } from './invoiceClient';

let client: InvoiceClient;

beforeEach(async () => {
  client = await createInvoiceClient();
});

const idsOf = async (query: string) => (await client.list(query)).list.map(({ invoiceId }) => invoiceId);

/** Two services of the same title, each with its invoice. */
async function buyTwice() {
  const [first, second] = [await client.paidOrder(), await client.paidOrder()];
  expect(first.service.title).toBe(second.service.title);
  const invoices = [await client.invoice(first.orderId), await client.invoice(second.orderId)];
  return { first, second, invoiceIds: invoices.map(({ invoiceId }) => invoiceId) };
}

it('lists the invoices of one service, with their counts and sum, and exports them', async () => {
  const { first, second, invoiceIds } = await buyTwice();
  client.advance(10);
  expect(await idsOf(`&keyword=${encodeURIComponent(first.service.title)}`)).toHaveLength(2);
  expect(await idsOf(`&instanceId=${first.instanceId}`)).toEqual([invoiceIds[0]]);
  expect(await idsOf(`&instanceId=${second.instanceId}`)).toEqual([invoiceIds[1]]);
  expect(await client.list(`&instanceId=${first.instanceId}`)).toMatchObject({
    total: 1,
    counts: { requested: 0, issued: 1, withdrawn: 0, reversed: 0 },
    issuedAmount: first.paidAmount,
  });
  expect(await idsOf(`&instanceId=${first.instanceId}&status=withdrawn`)).toEqual([]);
  const file = await client.download(`invoice/export?instanceId=${first.instanceId}`);
  expect((await file.text()).trim().split('\r\n')).toHaveLength(2);
});

it('counts an invoice with several orders for the service of each, and one with a renewal for the renewed service', async () => {
  const [first, second, renewal] = [
    await client.paidOrder(),
    await client.paidOrder(),
    await client.paidOrder(),
  ];
  const record = db().orders.find(({ orderId }) => orderId === renewal.orderId);
  Object.assign(record?.selection ?? {}, { orderType: 'renew', instanceId: first.instanceId });
  const both = await client.invoice(first.orderId, second.orderId);
  const renewed = await client.invoice(renewal.orderId);
  expect((await idsOf(`&instanceId=${first.instanceId}`)).toSorted()).toEqual(
    [both.invoiceId, renewed.invoiceId].toSorted(),
  );
  expect(await idsOf(`&instanceId=${second.instanceId}`)).toEqual([both.invoiceId]);
});

it('finds nothing for a top-up, an unknown service and the service of somebody else', async () => {
  const { first } = await buyTwice();
  await client.invoice(await client.topUp(10_000));
  expect(await idsOf(`&instanceId=${first.instanceId}`)).toHaveLength(1);
  expect(await idsOf('&instanceId=unknown')).toEqual([]);
  const other = await client.signIn('admin');
  const { result } = await client.get(`invoice/list?instanceId=${first.instanceId}`, other);
  expect(result).toMatchObject({ list: [], total: 0 });
});
