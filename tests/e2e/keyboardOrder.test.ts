import { journey } from '../support/e2eJourney';
import { choosesByArrows, focusedName, presses, tabsTo } from '../support/keyboard';
import { isAtCashier, steersPayments } from '../support/shop';

journey(
  'the keyboard alone searches, configures, signs in, orders and pays',
  { language: 'en-US' },
  async (person) => {
    const { keyboard } = person.page;
    /** The title of the page that was gone to has the focus: from there the way on is by Tab. */
    const standsOnTitle = () => person.page.waitForFunction(() => document.activeElement?.matches('main h1'));

    await steersPayments({ settleAfterMs: 500 });
    await person.opens('/home');
    await keyboard.press('/');
    expect(await focusedName(person)).toBe('Search services');
    await keyboard.type('transcription');
    await keyboard.press('Enter');
    await person.isAt('/serviceMarket?keyword=transcription');
    await standsOnTitle();
    await person.sees('Live Transcription');

    await presses(person, 'Live Transcription');
    await person.isAt('/serviceMarket/detail/tab1?serviceId=live-transcription');
    await standsOnTitle();
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
    await tabsTo(person, 'Username or phone number');
    await keyboard.type('user');
    await tabsTo(person, 'Password');
    await keyboard.type('Market#2026');
    await keyboard.press('Enter');

    await person.isAt('/serviceMarket/order');
    await standsOnTitle();
    await person.sees('Place order · ¥22,729.00');
    await presses(person, 'I have read and accept these terms', 'Space');
    await presses(person, 'Place order');
    const orderId = await isAtCashier(person);
    await standsOnTitle();
    await person.sees('Time left to pay');
    await presses(person, 'Pay ¥22,729.00');
    await person.isAt(`/serviceMarket/result?orderId=${orderId}`);
    await person.sees('Your service is ready');
    await standsOnTitle();
  },
);
