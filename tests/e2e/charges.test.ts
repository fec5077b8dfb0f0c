import { journey } from '../support/e2eJourney';
import { exportedFile, parseCents, readCsv } from '../support/files';
import type { Person } from '../support/person';
import { isAtCashier, pressesButton, readsOrder, steersPayments } from '../support/shop';

interface Instance {
  instanceId: string;
  endsOn: string;
  service: { serviceId: string; title: string };
}

/** Loads a service of the signed-in user through the open page. */
async function readsInstance(person: Person, serviceId: string): Promise<Instance> {
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

/** The displayed sums of charges, in cents. Expects English texts. */
async function readsSums(person: Person): Promise<{ in: number; out: number }> {
  await person.sees('settled:');
  const text = await person.page.evaluate(() => document.body.innerText);
  const cents = (side: string) => {
    const amount = new RegExp(`settled:[^\\n]*?\\b${side} ¥([\\d,]+\\.\\d\\d)`).exec(text)?.[1];
    return Number(amount?.replace(/[,.]/g, ''));
  };
  return { in: cents('Money in'), out: cents('Money out') };
}

/** Clicks the label, because the radio itself has no size. */
async function choosesDirection(person: Person, name: string) {
  const label = await person.page.waitForSelector(`::-p-xpath(//label[normalize-space(.)='${name}'])`);
  await label?.click();
}

const day = ({ endsOn }: Instance) => endsOn.slice(0, 10);
const aMonthLater = ({ endsOn }: Instance) => {
  const end = new Date(endsOn);
  end.setUTCMonth(end.getUTCMonth() + 1);
  return end.toISOString().slice(0, 10);
};

journey(
  'a service that ends soon is priced, ordered, paid and extended',
  { language: 'en-US' },
  async (person) => {
    await steersPayments({ settleAfterMs: 800 });
    await person.opens('/favicon.svg');
    await person.isSignedInAs('user');
    await person.opens('/usercenter/service?group=soon');
    const before = await readsInstance(person, 'document-translation');
    await person.presses(`Renew: ${before.service.title}`, 'button');
    await person.sees('New end date');
    await person.ticks('I have read and accept');
    await pressesButton(person, 'Place order');
    const orderId = await isAtCashier(person);
    await pressesButton(person, 'Pay');
    await person.isAt(`/serviceMarket/result?orderId=${orderId}`);
    await person.sees('Your service is ready');

    const after = await readsInstance(person, 'document-translation');
    expect(after.instanceId).toBe(before.instanceId);
    expect(day(after)).toBe(aMonthLater(before));
    await person.opens('/usercenter/service?group=running');
    const shown = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Shanghai' }).format(
      new Date(after.endsOn),
    );
    await person.sees(shown);

    const order = await readsOrder(person, orderId);
    await person.opens(`/usercenter/service/charge?orderId=${orderId}`);
    await person.sees('1 charge,');
    expect(await readsSums(person)).toEqual({ in: 0, out: order.paidAmount });
  },
);

journey(
  'charges are filtered and exported to a file with the sums of the page',
  { language: 'en-US' },
  async (person) => {
    await person.opens('/favicon.svg');
    await person.isSignedInAs('user');
    await person.opens('/usercenter/service/charge');
    for (const filter of ['', 'Out', 'In']) {
      if (filter) await choosesDirection(person, `Money ${filter.toLowerCase()}`);
      if (filter)
        await person.page.waitForFunction(
          (to) => location.search.includes(to),
          {},
          `=${filter.toLowerCase()}`,
        );
      await person.rests(300);
      const { name, text } = await exportedFile(person, () => person.presses('Export CSV', 'button'));
      expect(name).toMatch(/^charges-\d{4}-\d\d-\d\d\.csv$/);
      expect(text.startsWith('\uFEFF')).toBe(true);
      const rows = readCsv(text);
      const sum = (column: string) => rows.reduce((total, row) => total + parseCents(row[column] ?? '?'), 0);
      expect({ in: sum('Money in (CNY)'), out: sum('Money out (CNY)') }).toEqual(await readsSums(person));
      expect(rows.length).toBeGreaterThan(3);
      for (const cell of rows.flatMap((row) => Object.values(row)))
        expect(cell).not.toMatch(/^[=+@\t\r]|^-(?!\d)/);
    }
  },
);

journey('no page of services is wider than a phone', { language: 'zh-CN', width: 360 }, async (person) => {
  await person.opens('/favicon.svg');
  await person.isSignedInAs('user');
  const overflow = () => person.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  for (const path of ['/usercenter/service', '/usercenter/service/charge']) {
    await person.opens(path);
    expect(await overflow()).toBe(0);
  }
  await person.page.tap('button[aria-expanded="false"][aria-controls]');
  await person.sees('价格明细');
  expect(await overflow()).toBe(0);
});
