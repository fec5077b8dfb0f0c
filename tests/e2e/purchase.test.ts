import { journey } from '../support/e2eJourney';
import { movesServerClock } from '../support/mockCalls';
import { isAtCashier, pressesButton, readsOrder, steersPayments } from '../support/shop';
import { losesSessionAt, signsIn } from '../support/signIn';
import { hasValue } from '../support/waiting';

journey(
  'a visitor searches, configures, signs in, orders, pays, and finds the order in the list',
  { language: 'en-US' },
  async (person) => {
    await steersPayments({ settleAfterMs: 60_000 });
    await person.opens('/home');
    await person.fills('Search the service market', 'transcription', 'searchbox');
    await person.hits('Enter');
    await person.isAt('/serviceMarket?keyword=transcription');
    await person.presses('Live Transcription', 'link');
    await person.isAt('/serviceMarket/detail/tab1?serviceId=live-transcription');

    await person.chooses('Professional');
    await person.chooses('1 year');
    await person.fills('Streams', '80');
    await person.hits('Tab');
    await person.presses('Tell speakers apart', 'switch');
    await person.page.waitForFunction(() => location.search.includes('spec.streams=80'));
    // 17,329.00 for the year and 30 more streams at 15.00 for 12 months. Speaker separation is part of this plan.
    await person.sees('¥22,729.00');
    await person.presses('Buy now', 'button');

    await person.isAt('/login');
    await signsIn(person, 'user');
    await person.isAt('/serviceMarket/order');
    await person.sees('Pay ¥22,729.00');
    await person.fills('Note to the provider (optional)', 'Please call before noon');

    await person.ticks('I have read and accept these terms');
    await losesSessionAt(person, 'Pay', 'user');
    await person.sees('Pay ¥22,729.00');
    await hasValue(person.page, 'Note to the provider (optional)', 'Please call before noon');

    await person.ticks('I have read and accept these terms');
    await pressesButton(person, 'Pay');
    const orderId = await isAtCashier(person);
    await person.sees('¥22,729.00');
    await person.sees('Time left to pay');
    await pressesButton(person, 'Pay');
    await person.sees('Scan with Alipay to pay');
    await movesServerClock(60);
    await person.isAt(`/serviceMarket/result?orderId=${orderId}`);
    await person.sees('Your service is ready');

    const listed = await person.page.evaluate(async () => {
      const reply = await fetch('/api/v1/order/list', {
        headers: { 'x-authorization': sessionStorage.getItem('token') ?? '' },
      });
      return (await reply.json()).result.list[0];
    });
    expect(listed).toMatchObject({ orderId, status: 'completed', payableAmount: 2_272_900 });
    expect(await readsOrder(person, orderId)).toMatchObject({
      paidAmount: 2_272_900,
      buyerRemark: 'Please call before noon',
      specs: { streams: 80, speakers: true },
      consents: [{ code: 'blockserveterms' }],
    });
  },
);
