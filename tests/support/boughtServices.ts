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
