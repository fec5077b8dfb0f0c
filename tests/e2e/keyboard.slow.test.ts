import { journey } from '../support/e2eJourney';
import {
  buttonNamed,
  choosesByArrows,
  focusedName,
  opensAndLeaves,
  presses,
  tabsTo,
} from '../support/keyboard';
import { isAtCashier, steersPayments } from '../support/shop';
import { opensAs } from '../support/signIn';

journey(
  'the keyboard alone searches, configures, signs in, orders and pays',
  { language: 'en-US' },
  async (person) => {
    const { keyboard } = person.page;
    /** Waits until the title of the new page has the focus. */
    const titleIsFocused = () =>
      person.page.waitForFunction(() => document.activeElement?.matches('main h1'));

    await steersPayments({ settleAfterMs: 500 });
    await person.opens('/home');
    await keyboard.press('/');
    expect(await focusedName(person)).toBe('Search the service market');
    await keyboard.type('transcription');
    await keyboard.press('Enter');
    await person.isAt('/serviceMarket?keyword=transcription');
    await titleIsFocused();
    await person.sees('Live Transcription');

    await presses(person, 'Live Transcription');
    await person.isAt('/serviceMarket/detail/tab1?serviceId=live-transcription');
    await titleIsFocused();
    await person.sees('Buy now');
    await tabsTo(person, 'Standard');
    await choosesByArrows(person, 'Professional');
    await tabsTo(person, '1 month');
    await choosesByArrows(person, '1 year');
    await tabsTo(person, 'Streams');
    await keyboard.down('Control');
    await keyboard.press('a');
    await keyboard.up('Control');
    await keyboard.type('80');
    await person.hits('Tab');
    await person.page.waitForFunction(() => location.search.includes('spec.streams=80'));
    await person.sees('¥22,729.00');
    await presses(person, 'Buy now');

    await person.isAt('/login');
    await person.sees('Remember this device');
    await tabsTo(person, 'Username or phone number');
    await keyboard.type('user');
    await tabsTo(person, 'Password');
    await keyboard.type('Market#2026');
    await keyboard.press('Enter');

    await person.isAt('/serviceMarket/order');
    await titleIsFocused();
    await person.sees('Pay ¥22,729.00');
    await presses(person, 'I have read and accept these terms', 'Space');
    await presses(person, 'Pay ¥22,729.00');
    const orderId = await isAtCashier(person);
    await titleIsFocused();
    await person.sees('Time left to pay');
    await presses(person, 'Pay ¥22,729.00');
    await person.isAt(`/serviceMarket/result?orderId=${orderId}`);
    await person.sees('Your service is ready');
    await titleIsFocused();
  },
);

journey(
  'drawers on a phone take the focus, trap it, close on Escape and restore it',
  { language: 'en-US', width: 360 },
  async (person) => {
    await person.opens('/serviceMarket');
    expect(await opensAndLeaves(person, buttonNamed('Open navigation'))).toBe('Site navigation');
    expect(await opensAndLeaves(person, buttonNamed('Filters'))).toBe('Filters');
    await opensAs(person, 'admin', '/welcome');
    await opensAndLeaves(person, buttonNamed('Open menu'));
  },
);

journey(
  'dialogs take the focus, trap it, close on Escape and restore it',
  { language: 'en-US' },
  async (person) => {
    await opensAs(person, 'user', '/usercenter/service/charge');
    expect(await opensAndLeaves(person, buttonNamed('Top up'))).toBe('Top up your balance');

    await person.opens('/usercenter/service');
    expect(await opensAndLeaves(person, buttonNamed('Renew: '))).toMatch(/^Renew/);
    expect(await opensAndLeaves(person, buttonNamed('Access details'))).toMatch(/^Access details/);

    await person.opens('/usercenter/order?tab=unpaid');
    const more = buttonNamed('More actions: ');
    await (await person.page.waitForSelector(more, { visible: true }))?.focus();
    await person.hits('Enter');
    await person.page.waitForFunction(() => document.activeElement?.role === 'menuitem');
    expect(await focusedName(person)).toBe('Cancel order');
    await person.hits('Enter');
    await person.sees('Why are you canceling?');
    await person.page.waitForFunction(() => document.activeElement?.matches('[type=radio]'));
    expect(await focusedName(person)).toBe('I changed my mind');
    await person.hits('Escape');
    await person.seesNo('Why are you canceling?');
    expect(await focusedName(person)).toMatch(/^More actions: /);

    await opensAs(person, 'admin', '/welcome');
    await opensAndLeaves(person, buttonNamed('Open settings'));
  },
);
