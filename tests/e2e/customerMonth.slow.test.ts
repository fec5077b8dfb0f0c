import {
  acceptsChanges,
  arrives,
  buys,
  confirmsIdentity,
  opensService,
  requestsInvoice,
  topsUp,
} from '../support/customerJourney';
import { journey } from '../support/e2eJourney';
import { DAY_SECONDS, movesServerClock } from '../support/mockCalls';
import type { Person } from '../support/person';
import { pressesButton, readsOrder, steersPayments } from '../support/shop';
import { isAwayUntil, registers, signsIn } from '../support/signIn';
import { exportsStatements, reconciles } from '../support/statements';
import { isTold } from '../support/waiting';

const CUSTOMER = { phone: '13712345678', password: 'Blue.Kettle.On.Tuesday' };
const PACK = 'Address Parsing and Completion';
const MEETING = 'Cloud Video Meetings';
const SUBJECT = 'One renewal too many';
/** Longer than a refund and a withdrawal take, and than a proof of identity is valid. */
const TWO_HOURS_SECONDS = 7_200;

/** Comes back on a day after the registration, when the former session has ended. */
async function returnsOnDay(person: Person, day: number, path: string): Promise<void> {
  await isAwayUntil(person, day * DAY_SECONDS);
  await arrives(person, CUSTOMER, path);
}

/** Opens a message and follows its link. */
async function followsMessage(person: Person, topic: string, message: string, link: string): Promise<void> {
  await person.opens(`/usercenter/message?topic=${topic}`);
  await person.presses(message, 'button');
  await person.presses(link, 'link');
}

/** The end of the renewable service as the radar shows it. */
const readsEnd = ({ page }: Person) =>
  page.$eval(
    'li:has(input[aria-label^="Select: "])',
    (row) => /Ends \w+ \d+, \d+/.exec(row.innerText)?.[0] ?? '',
  );

/** Renews the service from the balance; returns the number of the order and the end before. */
async function renews(person: Person): Promise<{ orderId: string; endBefore: string }> {
  await person.opens('/usercenter/service/renewals');
  await person.sees('Next 12 months');
  const endBefore = await readsEnd(person);
  expect(endBefore).not.toBe('');
  await person.presses(`Select: ${MEETING}`, 'checkbox');
  await person.ticks('I have read and accept');
  await pressesButton(person, 'Renew several services');
  await pressesButton(person, 'Pay ¥99.00');
  await person.sees('Paid');
  await person.seesNo(endBefore);
  await person.presses('View order', 'link');
  await person.page.waitForFunction(() => /^\/usercenter\/order\/\d+$/.test(location.pathname));
  const orderId = new URL(person.page.url()).pathname.split('/').at(-1) ?? '';
  return { orderId, endBefore };
}

async function reviews(person: Person, title: string): Promise<void> {
  await person.opens('/usercenter/order');
  await person.presses(`More actions: ${title}`, 'button');
  await person.presses('Review', 'link');
  await person.fills('Review (optional)', 'Most addresses are right, house numbers are not.');
  await person.page.click('label:has(input[aria-label^="2 stars"])');
  await person.presses('Submit review', 'button');
  await person.sees('You’ll get a message when the provider replies.');
}

/** Opens a ticket about the charges of a service. */
async function opensTicket(person: Person, title: string): Promise<void> {
  await opensService(person, title);
  await person.presses('More actions', 'button');
  await person.presses('Get help', 'link');
  const list = await person.page.waitForSelector('#new-ticket_kind', { visible: true });
  await list?.click();
  const option =
    "::-p-xpath(//*[contains(@class, 'ant-select-item-option')][contains(., 'Charges and bills')])";
  await person.page.locator(option).click();
  await person.fills('Subject', SUBJECT);
  await person.fills('Message', 'We renewed it although we no longer meet by video.');
  await person.presses('Submit ticket', 'button');
  await person.sees('Answer promised by');
}

async function getsRefund(person: Person, orderId: string): Promise<void> {
  await person.opens(`/usercenter/order/${orderId}`);
  await pressesButton(person, 'Request a refund');
  await person.sees('Its invoice is reversed; what remains is invoiced again.');
  await person.chooses('I no longer need it');
  await pressesButton(person, 'Request ¥99.00 back');
  await person.sees('Your refund request is in review');
}

async function withdrawsAll(person: Person, amount: string): Promise<void> {
  await person.opens('/usercenter/service/charge');
  await person.presses('Withdraw balance', 'link');
  await person.presses('Withdraw all', 'button');
  await pressesButton(person, `Withdraw ${amount}`);
  await confirmsIdentity(person, CUSTOMER);
  await person.sees('Withdrawal requested');
}

async function closesAccount(person: Person): Promise<void> {
  await person.opens('/usercenter/security/settings');
  await person.presses('Close account', 'link');
  await person.sees('Nothing stands in the way.');
  await person.ticks('I understand what happens');
  await person.presses('Close account', 'button');
  await person.sees('Confirm it’s you before you close your account');
  await confirmsIdentity(person, CUSTOMER);
  await person.sees('Your account is being closed');
}

journey(
  'a customer uses up a pack, renews, gets an invoice, help and a refund, and closes the account',
  { language: 'en-US' },
  async (person) => {
    await steersPayments({ settleAfterMs: 300, refund: 'grant', refundAfterMs: 3_600_000 });
    await registers(person, CUSTOMER.phone, CUSTOMER.password);
    await arrives(person, CUSTOMER, '/usercenter/service/charge');
    await topsUp(person, '¥500.00');
    const packId = await buys(person, 'address-parsing', 'plan=pack50k');
    await opensService(person, PACK);
    await person.presses('Usage', 'tab');
    await person.ticks('Notify me when usage reaches a threshold');
    await person.fills('Threshold (%)', '50');
    await pressesButton(person, 'Save alert');
    await person.sees('You’re notified at 50% used.');

    await returnsOnDay(person, 26, '/usercenter/overview');
    await followsMessage(person, 'service', `50% used: ${PACK}`, 'View service');
    await person.sees('51%');
    await person.sees('Usage has reached your threshold of 50%.');
    await buys(person, 'video-meeting', 'plan=team&period=month-1');

    await returnsOnDay(person, 51, '/usercenter/overview');
    await acceptsChanges(person);
    await followsMessage(person, 'service', `All used: ${PACK}`, 'View service');
    await person.sees('Used up.');
    const { orderId: renewalId, endBefore } = await renews(person);
    await requestsInvoice(person, [packId, renewalId], '¥297.00');
    await reviews(person, PACK);
    await opensTicket(person, MEETING);

    await returnsOnDay(person, 52, '/usercenter/overview');
    await followsMessage(person, 'order', `The provider answered your review: ${PACK}`, 'View order');
    await person.sees('Reply from');
    await followsMessage(person, 'support', `Support answered: ${SUBJECT}`, 'View ticket');
    await person.presses('Mark as resolved', 'button');
    await person.sees('Not resolved after all?');
    await getsRefund(person, renewalId);
    await movesServerClock(52 * DAY_SECONDS + TWO_HOURS_SECONDS);
    await person.sees('Your refund has been paid.');
    await person.presses('View invoice', 'link');
    await person.presses('View the new invoice', 'link');
    await person.sees('It continues an earlier invoice');
    await person.sees('¥198.00');
    await person.opens('/usercenter/service/renewals');
    await person.sees(endBefore);
    expect(await readsOrder(person, renewalId)).toMatchObject({ status: 'refunded', refundedAmount: 9_900 });

    await returnsOnDay(person, 62, '/usercenter/overview');
    await withdrawsAll(person, '¥203.00');
    await movesServerClock(62 * DAY_SECONDS + TWO_HOURS_SECONDS);
    await person.sees('Paid');
    const statements = await exportsStatements(person);
    expect(reconciles(statements)).toEqual([50_000, -19_800, -9_900, -9_900, 9_900, -20_300]);
    await closesAccount(person);

    await isAwayUntil(person, 78 * DAY_SECONDS);
    await person.opens('/usercenter/order');
    await isTold(person.page, 'This account has been closed.');
    await signsIn(person, CUSTOMER.phone, CUSTOMER.password);
    await person.sees('The account or the password is wrong.');
  },
);
