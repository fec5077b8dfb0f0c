import { journey } from '../support/e2eJourney';
import { movesServerClock } from '../support/mockCalls';
import { pressesButton, readsOrder, steersPayments } from '../support/shop';

journey(
  'a refund is requested, withdrawn, requested again and granted, and the list keeps its filters',
  { language: 'en-US' },
  async (person) => {
    await steersPayments({ refund: 'hang' });
    await person.opens('/favicon.svg');
    await person.isSignedInAs('user');
    await person.opens('/usercenter/overview');
    await person.presses('8 Completed', 'link');
    await person.isAt('/usercenter/order?tab=completed');
    await person.sees('8 orders');
    await person.fills('Order number or service', 'translation', 'searchbox');
    await person.hits('Enter');
    await person.isAt('/usercenter/order?tab=completed&keyword=translation');
    await person.sees('1 order');

    await person.reloads();
    await person.sees('1 order');
    expect(await person.reads('Order number or service', 'searchbox')).toBe('translation');

    await person.presses('Document Translation Desk', 'link');
    await pressesButton(person, 'Request a refund');
    await person.sees('For the days left: ¥78.00');
    const orderId = new URL(person.page.url()).pathname.split('/').at(-1) ?? '';
    const reason = '::-p-xpath(//label[contains(., "I ordered it by mistake")])';
    await person.page.locator(reason).click();
    await person.fills('Anything to add (optional)', 'Two seats are one too many');
    await pressesButton(person, 'Request ¥');
    await person.sees('Your refund request is in review');
    await person.sees('Two seats are one too many');
    await pressesButton(person, 'Withdraw the request');
    await person.sees('Your service is ready to use.');
    expect(await readsOrder(person, orderId)).toMatchObject({ status: 'completed', refundedAmount: 0 });

    await steersPayments({ refund: 'grant', refundAfterMs: 60_000 });
    await pressesButton(person, 'Request a refund');
    await pressesButton(person, 'Request ¥');
    await person.sees('Your refund request is in review');
    await movesServerClock(60);
    await person.sees('Your refund has been paid.');
    const order = await readsOrder(person, orderId);
    expect(order.status).toBe('refunded');
    expect(order.refundedAmount).toBe(order.refund?.amount);
    expect(order.refundedAmount).toBeGreaterThan(0);
    expect(order.refundedAmount).toBeLessThan(order.paidAmount);
    const requests = person.calls.filter(({ method, url }) => method === 'POST' && url.endsWith('/refund'));
    expect(requests).toHaveLength(2);

    await person.goesBack();
    await person.isAt('/usercenter/order?tab=completed&keyword=translation');
    await person.sees('No orders match your filters');
    await person.goesBack();
    await person.isAt('/usercenter/order?tab=completed');
    await person.sees('7 orders');
    await person.goesBack();
    await person.isAt('/usercenter/overview');
    await person.sees('1 refund in progress');
  },
);

journey(
  'an invoice is requested and issued on a phone',
  { language: 'zh-CN', width: 360 },
  async (person) => {
    await person.opens('/favicon.svg');
    await person.isSignedInAs('user');
    await person.opens('/usercenter/order?tab=completed&keyword=翻译');
    const overflow = () => person.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBe(0);
    await person.presses('文档翻译工作台', 'link');
    await person.sees('服务已开通，可以使用。');
    await pressesButton(person, '申请发票');
    // The saved title is for a person.
    await person.chooses('企业');
    await person.fills('发票抬头', '深圳小满科技有限公司');
    await person.fills('统一社会信用代码', '91440300MA5DC8JF2X');
    await pressesButton(person, '提交申请');
    await person.sees('开具中');
    expect(await overflow()).toBe(0);
    await movesServerClock(10);
    await person.sees('已开具');
  },
);
