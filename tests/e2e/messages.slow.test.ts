import { journey } from '../support/e2eJourney';
import { callMock, DAY_SECONDS } from '../support/mockCalls';
import type { Person } from '../support/person';
import { pressesButton, steersPayments } from '../support/shop';
import { isAwayUntil, opensAs } from '../support/signIn';

/** Email address and phone number of the customer. */
const CUSTOMER = ['xiaoman.lin@example.com', '13900139000'];
const SERVICE = 'Document Translation Desk';
const REMINDER = `Ends in 1 day: ${SERVICE}`;
/** More than the days to its last reminder, wherever in the day the journey begins. */
const DAYS = 6;

const BELL = 'header button[aria-label^="Messages"]';

/** Waits until the bell counts and returns the number of unread messages. */
async function unreadCount({ page }: Person): Promise<number> {
  const bell = await page.waitForSelector(`${BELL}[aria-label$="unread"]`, { visible: true });
  const name = (await bell?.evaluate((button) => button.getAttribute('aria-label'))) ?? '';
  return Number(/\d+/.exec(name)?.[0]);
}

async function followsMessage(person: Person, title: string): Promise<void> {
  const bell = await person.page.waitForSelector(BELL, { visible: true });
  await bell?.click();
  await person.sees('Latest messages');
  const link = await person.page.waitForSelector(`::-p-xpath(//header//a[contains(., '${title}')])`);
  await link?.click();
}

/** The channels by which the mock sent the customer the messages whose ids match. */
async function channelsOf(pattern: RegExp): Promise<string[]> {
  const { messages } = await callMock<{
    messages: { messageId: string; channel: string; recipient: string }[];
  }>('demo/sentMessages');
  return messages
    .filter(({ messageId, recipient }) => pattern.test(messageId) && CUSTOMER.includes(recipient))
    .map(({ channel }) => channel);
}

journey(
  'a payment is announced, and a reminder arrives by the channels that are on',
  { language: 'en-US' },
  async (person) => {
    await steersPayments({ settleAfterMs: 0 });
    await opensAs(person, 'user', '/home');

    // The bell leads from the order that was placed to its payment.
    const before = await unreadCount(person);
    await followsMessage(person, 'Order placed: Handwriting Recognition');
    await person.sees('Order number');
    const detail = new URL(person.page.url()).pathname;
    await person.presses('Continue payment', 'link');
    await pressesButton(person, 'Pay');
    await person.sees('Your service is ready');

    // One message was read, and the payment has sent another.
    await person.page.waitForFunction(
      (bell, count) =>
        Number(/\d+/.exec(document.querySelector(bell)?.getAttribute('aria-label') ?? '')?.[0]) >= count,
      {},
      BELL,
      before,
    );
    await followsMessage(person, 'Payment of ¥259.00 received: Handwriting Recognition');
    await person.isAt(detail);

    await person.opens('/usercenter/message?tab=settings');
    await person.presses('Services: Email', 'switch');
    await person.sees('Notification settings saved');

    await isAwayUntil(person, DAYS * DAY_SECONDS);
    await opensAs(person, 'user', '/usercenter/message?topic=service');
    await person.presses(REMINDER, 'button');
    await person.sees('Renew it to keep using it.');
    await person.presses('View service', 'link');
    await person.page.waitForFunction(() => location.pathname.startsWith('/usercenter/service/'));
    await person.sees(SERVICE);

    await person.opens('/demo?tab=outbox');
    await person.sees(REMINDER);
    expect(await channelsOf(/^serviceEnds-1-/)).toEqual(['sms']);
    expect(await channelsOf(/^order-\d+-2$/)).toEqual(['mail']);
  },
);
