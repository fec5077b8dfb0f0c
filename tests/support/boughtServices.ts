import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Person } from './person';

export interface Instance {
  instanceId: string;
  endsOn: string;
  service: { serviceId: string; title: string };
}

/** One service of the signed-in person, asked of the server by the page that is open. */
export async function readsInstance(person: Person, serviceId: string): Promise<Instance> {
  const list: Instance[] = await person.page.evaluate(async () => {
    const reply = await fetch('/api/v1/instance/list?pageSize=100', {
      headers: {
        'x-authorization': sessionStorage.getItem('token') ?? '',
        'accept-language': localStorage.getItem('umi_locale') ?? '',
      },
    });
    return (await reply.json()).result.list;
  });
  const found = list.find(({ service }) => service.serviceId === serviceId);
  if (!found) throw new Error(`The person has no ${serviceId}`);
  return found;
}

/** The sums that the page of charges shows, in cents. The texts are English. */
export async function readsSums(person: Person): Promise<{ in: number; out: number }> {
  await person.sees('settled of these:');
  const text = await person.page.evaluate(() => document.body.innerText);
  const cents = (side: string) => {
    const amount = new RegExp(`settled of these:[^\\n]*?\\b${side} ¥([\\d,]+\\.\\d\\d)`).exec(text)?.[1];
    return Number(amount?.replace(/[,.]/g, ''));
  };
  return { in: cents('In'), out: cents('Out') };
}

/** What the browser saved after this was done: the file's name and its text, byte for byte. */
export async function exportedFile(
  person: Person,
  act: () => Promise<void>,
): Promise<{ name: string; text: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-download-'));
  const client = await person.page.createCDPSession();
  try {
    await client.send('Browser.setDownloadBehavior', {
      behavior: 'allow',
      downloadPath: folder,
      browserContextId: person.page.browserContext().id,
    });
    await act();
    for (let tries = 0; tries < 100; tries += 1) {
      const [name] = (await readdir(folder)).filter((file) => /\.(csv|json|png|svg)$/.test(file));
      if (name) {
        const bytes = await readFile(join(folder, name));
        return { name, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) };
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('Nothing was saved');
  } finally {
    await client.detach();
    await rm(folder, { recursive: true, force: true });
  }
}
