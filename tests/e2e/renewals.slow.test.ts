import { overflow, violations } from '../support/accessibility';
import { journey } from '../support/e2eJourney';
import { callMock, STATE_HEADER } from '../support/mockCalls';
import type { Person } from '../support/person';
import { pressesButton, steersPayments } from '../support/shop';
import { opensAs } from '../support/signIn';

/** Presses the button in the popup that asks back. */
async function confirms(person: Person, name: string): Promise<void> {
  const button = await person.page.waitForSelector(
    `::-p-xpath(//*[@role='tooltip']//button[normalize-space(.)='${name}'])`,
    { visible: true },
  );
  await button?.click();
}

interface Instance {
  instanceId: string;
  endsOn: string;
  service: { title: string };
}

journey(
  'renewals are foreseen, made at once from the balance, and subscribed to by a calendar',
  { language: 'en-US', width: 360 },
  async (person) => {
    await steersPayments({ settleAfterMs: 300 });
    await opensAs(person, 'user', '/usercenter/service/renewals');
    await person.sees('Next 12 months');
    expect(await person.page.evaluate(overflow)).toEqual([]);

    const readServices = () =>
      person.page.evaluate(async (): Promise<Instance[]> => {
        const reply = await fetch('/api/v1/instance/renewals', {
          headers: { 'x-authorization': sessionStorage.getItem('token') ?? '', 'accept-language': 'en-US' },
        });
        return (await reply.json()).result.list;
      });
    const before = await readServices();
    const { orderCount } = await callMock<{ orderCount: number }>('demo/ledger');
    const [selected = '', ends = ''] = await person.page.$eval(
      'li:has(input[aria-label^="Select: "])',
      (row) => [
        row.querySelector('input')?.getAttribute('aria-label') ?? '',
        /Ends \w+ \d+, \d+/.exec(row.innerText)?.[0] ?? '',
      ],
    );
    expect(ends).not.toBe('');
    await person.presses(selected, 'checkbox');
    await person.ticks('I have read and accept');
    await pressesButton(person, 'Renew several services');
    await pressesButton(person, 'Pay');
    await person.sees('Paid');
    // The page follows until the renewal is set up.
    await person.seesNo(ends);
    const moved = (await readServices()).filter(({ instanceId, endsOn }) =>
      before.some((old) => old.instanceId === instanceId && old.endsOn < endsOn),
    );
    expect(moved.map(({ service }) => `Select: ${service.title}`)).toEqual([selected]);
    expect(await callMock('demo/ledger')).toMatchObject({ orderCount: orderCount + 1 });

    await person.reloads();
    await person.presses('Create address', 'button');
    const shown = async (other = '') => {
      const found = await person.page.waitForFunction(
        (former) => {
          const address = /https?:\S+\/renewals\.ics/.exec(document.body.innerText)?.[0];
          return address !== former && address;
        },
        {},
        other,
      );
      return String(await found.jsonValue());
    };
    const first = await shown();
    expect(await person.page.evaluate(overflow)).toEqual([]);
    expect(await violations(person)).toEqual([]);
    const subscribes = (address: string) =>
      fetch(address, { headers: { connection: 'close', ...STATE_HEADER } });
    const reply = await subscribes(first);
    expect(reply.headers.get('content-type')).toContain('text/calendar');
    const file = await reply.text();
    expect(file).toContain('X-WR-CALNAME:Service renewals and end dates');
    expect(file).toMatch(/\r\nDTSTART:\d{8}T\d{6}Z\r\n/);

    await person.presses('Replace address', 'button');
    await confirms(person, 'Replace address');
    const second = await shown(first);
    expect((await subscribes(first)).status).toBe(404);
    expect((await subscribes(second)).status).toBe(200);

    await person.presses('Revoke address', 'button');
    await confirms(person, 'Revoke address');
    await person.sees('Create address');
    expect((await subscribes(second)).status).toBe(404);
  },
);
