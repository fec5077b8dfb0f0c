import { journey } from '../support/e2eJourney';
import { movesServerClock } from '../support/mockCalls';
import { pressesButton, readsOrder, steersPayments } from '../support/shop';
import { opensAs } from '../support/signIn';

journey(
  'a refund is requested, withdrawn, requested again and granted, and the list keeps its filters',
  { language: 'en-US' },
  async (person) => {
    await steersPayments({ refund: 'hang' });
    await opensAs(person, 'user', '/usercenter/overview');
    await person.sees('1 refund in progress');
    await person.opens('/usercenter/order?tab=completed');
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
    await person.sees('today counts as used. ¥78.00');
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
    await person.sees('No results match your filters');
    await person.goesBack();
    await person.isAt('/usercenter/order?tab=completed');
    await person.sees('7 orders');
    await person.goesBack();
    await person.isAt('/usercenter/overview');
    await person.sees('1 refund in progress');
  },
);
