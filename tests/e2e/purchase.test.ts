import { journey } from '../support/e2eJourney';
import { movesServerClock } from '../support/mockCalls';
import { isAtCashier, pressesButton, readsOrder, steersPayments } from '../support/shop';
import { signsIn } from '../support/signIn';

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
    const confirmed = new URL(person.page.url());
    await person.sees('Place order · ¥22,729.00');
    await person.fills('Note to the provider (optional)', 'Please call before noon');

    await person.losesSession();
    await person.ticks('I have read and accept these terms');
    // The header's count of messages may notice it first.
    await Promise.any([pressesButton(person, 'Place order'), person.isAt('/login')]);
    await person.isAt('/login');
    await signsIn(person, 'user');
    await person.isAt('/serviceMarket/order');
    expect(new URL(person.page.url()).search).toBe(confirmed.search);
    await person.sees('Place order · ¥22,729.00');
    expect(await person.reads('Note to the provider (optional)')).toBe('Please call before noon');
    expect(person.callsTo('order').filter(({ method }) => method === 'POST')).toHaveLength(1);

    await person.ticks('I have read and accept these terms');
    await pressesButton(person, 'Place order');
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

journey('a service is bought on a phone', { language: 'zh-CN', width: 360 }, async (person) => {
  await steersPayments({ settleAfterMs: 500 });
  await person.opens('/favicon.svg');
  await person.isSignedInAs('user');
  await person.opens('/serviceMarket?keyword=实时语音转写');
  await person.page.tap('main article a');
  await person.isAt('/serviceMarket/detail/tab1');
  await pressesButton(person, '立即购买');
  await person.isAt('/serviceMarket/order');
  await person.ticks('我已阅读');
  await pressesButton(person, '提交订单');
  await isAtCashier(person);
  const overflow = () => person.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBe(0);
  await pressesButton(person, '支付');
  await person.isAt('/serviceMarket/result');
  expect(await overflow()).toBe(0);
});
