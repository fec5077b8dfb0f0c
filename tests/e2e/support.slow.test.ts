import { journey } from '../support/e2eJourney';
import { DAY_SECONDS } from '../support/mockCalls';
import type { Person } from '../support/person';
import { isAwayUntil, opensAs } from '../support/signIn';

/** Chooses an option of a list that is opened by its label. */
async function selects({ page }: Person, id: string, option: string): Promise<void> {
  const list = await page.waitForSelector(`#${id}`, { visible: true });
  await list?.click();
  const item = await page.waitForSelector(
    `::-p-xpath(//*[contains(@class, 'ant-select-item-option')][contains(., '${option}')])`,
    {
      visible: true,
    },
  );
  await item?.click();
}

journey(
  'a customer opens a ticket, complains about a late answer and hears from a manager',
  { language: 'en-US' },
  async (person) => {
    await opensAs(person, 'user', '/usercenter/service?group=running');
    const service = await person.page.waitForSelector('a[href^="/usercenter/service/I"]', { visible: true });
    await service?.click();
    await person.presses('More actions', 'button');
    await person.presses('Get help', 'link');
    await person.sees('New ticket');
    await selects(person, 'new-ticket_kind', 'Something else');
    await person.fills('Subject', 'Nobody answers the phone');
    await person.fills('Message', 'We tried three times today.');
    await person.presses('Submit ticket', 'button');
    await person.sees('Answer promised by');
    const ticket = new URL(person.page.url()).pathname;

    await isAwayUntil(person, DAY_SECONDS);
    await opensAs(person, 'user', '/usercenter/message?topic=support');
    await person.presses('The promised answer is late: Nobody answers the phone', 'button');
    await person.presses('View ticket', 'link');
    await person.isAt(ticket);
    await person.sees('The promised answer didn’t come in time.');
    await person.presses('Make a complaint', 'button');
    await person.sees('A support manager handles it');
    await person.fills('What should we do?', 'Please call us back today.');
    await person.presses('Submit complaint', 'button');
    await person.sees('Escalated');

    await isAwayUntil(person, 2 * DAY_SECONDS);
    await opensAs(person, 'user', ticket);
    await person.sees('Answer to your complaint');
    await person.presses('Mark as resolved', 'button');
    await person.sees('Not resolved after all?');
    await person.opens('/usercenter/support?group=done');
    await person.sees('Nobody answers the phone');
  },
);
