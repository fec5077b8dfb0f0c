import { idAt, type Recorder } from './recorder';

/** Records the operations of the invoices. */
export async function recordInvoices({ call, nextKey, client }: Recorder): Promise<void> {
  const title = { titleType: 'personal', title: '王小明', email: 'buyer@example.com' };
  const { list } = (await call('listInvoiceable')) as {
    list: { kind: string; id: string; amount: number }[];
  };
  const [{ kind, id, amount } = { kind: '', id: '', amount: 0 }] = list.slice(-1);
  const idempotencyKey = nextKey();
  const body = { ...title, lines: [{ kind, id }], amount, idempotencyKey };
  const params = { invoiceId: idAt(await call('requestInvoice', { body }), 'invoiceId') };
  await call('getInvoiceByKey', { params: { key: idempotencyKey } });
  await call('getInvoice', { params });
  await call('withdrawInvoice', { params });
  const again = await call('requestInvoice', { body: { ...body, idempotencyKey: nextKey() } });
  client.advance(10);
  await call('sendInvoice', {
    params: { invoiceId: idAt(again, 'invoiceId') },
    body: { email: 'books@example.com' },
  });
  await call('listInvoices');
  const titleId = idAt(await call('addInvoiceTitle', { body: title }), 'titleId');
  await call('changeInvoiceTitle', { params: { titleId }, body: { email: 'books@example.com', version: 1 } });
  await call('listInvoiceTitles');
  await call('removeInvoiceTitle', { params: { titleId } });
}
