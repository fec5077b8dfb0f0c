import { overflow } from '../support/accessibility';
import { journey } from '../support/e2eJourney';
import { CONFIGURED, placesOrder, pressesButton, readsOrder } from '../support/shop';
import { opensAs } from '../support/signIn';

journey(
  'a claimed coupon is used for an order by itself, and comes back when the order is canceled',
  { language: 'en-US', width: 360 },
  async (person) => {
    await opensAs(person, 'user', '/usercenter/coupon');
    await person.sees('1 coupon');
    await person.presses('Claim: ¥100 off, SAVE100', 'button');
    await person.sees('2 coupons');
    expect(await person.page.evaluate(overflow)).toEqual([]);

    await person.opens(CONFIGURED);
    await pressesButton(person, 'Buy now');
    await person.sees('Coupon SAVE100 applied');
    await person.sees('Saves the most: ¥100.00 of');
    const orderId = await placesOrder(person);
    expect((await readsOrder(person, orderId)).items.at(-1)).toMatchObject({
      kind: 'coupon',
      amount: -10_000,
    });

    await person.opens('/usercenter/coupon?state=used');
    await person.presses(orderId, 'link');
    await person.isAt(`/usercenter/order/${orderId}`);
    await person.presses('Cancel order', 'button');
    await person.presses('Yes, cancel order', 'button');
    await person.sees('Order canceled');
    await person.opens('/usercenter/coupon');
    await person.sees('2 coupons');
  },
);
