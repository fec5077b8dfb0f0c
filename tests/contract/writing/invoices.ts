import { randomUUID } from 'node:crypto';
import { at } from '../samples';
import type { Walk } from '../walk';

const BY_KEY = 'GET invoice/byKey/{key}';

/** Looks up a key that no invoice was requested with; requesting one needs a payment. */
export async function writeInvoices(walk: Walk): Promise<void> {
  const what = 'a key that was never used';
  const found = await walk.succeed(BY_KEY, { params: { key: randomUUID() } }, what);
  walk.expect(BY_KEY, what, at(found, 'invoice') === null, 'result.invoice', 'is not null');
}
