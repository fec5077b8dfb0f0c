import { randomUUID } from 'node:crypto';
import { refuseOther } from '../owners';
import { at, getEntries } from '../samples';
import { getEndpoint, type Walk } from '../walk';

const BY_KEY = 'GET invoice/byKey/{key}';

/** Keeps a title, changes and deletes it. */
async function titles(walk: Walk): Promise<void> {
  const [ADD, TITLE] = ['POST invoiceTitle', 'invoiceTitle/{titleId}'] as const;
  const read = async () =>
    getEntries(await walk.succeed('GET invoiceTitle/list')).map(({ titleId }) => titleId);
  const before = await read();
  const body = { ...getEndpoint(ADD).example, title: `contract check ${randomUUID().slice(0, 8)}` };
  await walk.succeed(ADD, { body });
  const added = (await read()).filter((id) => !before.includes(id));
  const what = 'one title';
  walk.expect(ADD, what, added.length === 1, 'result', `has added ${added.length} titles`);
  const params = { titleId: String(added[0]) };
  if (added.length === 0) return;
  await refuseOther(walk, `PUT ${TITLE}`, { params, body: { email: 'check@example.com' } });
  await refuseOther(walk, `DELETE ${TITLE}`, { params });
  await walk.succeed(`PUT ${TITLE}`, { params, body: { email: 'check@example.com' } });
  for (const titleId of added)
    await walk.succeed(`DELETE ${TITLE}`, { params: { titleId: String(titleId) } });
}

/** Keeps and deletes a title, and looks up a key that no invoice was requested with; requesting one needs a payment. */
export async function writeInvoices(walk: Walk): Promise<void> {
  const what = 'a key that was never used';
  const found = await walk.succeed(BY_KEY, { params: { key: randomUUID() } }, what);
  walk.expect(BY_KEY, what, at(found, 'invoice') === null, 'result.invoice', 'is not null');
  await titles(walk);
}
