import * as v from 'valibot';
import { closeDueAccounts } from '../../../mock/lib/account/closeDueAccounts';
import { currentConsents } from '../../../mock/lib/consents';
import { db } from '../../../mock/lib/db';
import { digest } from '../../../mock/lib/digest';
import { isFirstTimeBuyer } from '../../../mock/lib/orders/coupons';
import { walletSchema } from '../../../src/domain/order/coupon';
import { ORDER_ERROR } from '../../../src/domain/order/orderError';
import { idNumber } from '../../support/certification';
import { verifyIdentity } from '../../support/verified';
import { customer } from './customer';
import {
  changePhone,
  client,
  NEW_PHONE,
  OLD_PHONE,
  prove,
  register,
  startWithOwner,
} from './ownershipClient';
import { getRecord, toSelection } from './shop';

const USED = { code: ORDER_ERROR.couponNotApplicable, message: 'You have already used this coupon.' };
const NOT_FIRST = { code: ORDER_ERROR.couponNotApplicable, message: expect.stringContaining('new users') };
const DONE = { code: 200 };
const OTHER_ID = idNumber('44030519910307321');

let keys = 0;
let token: string;

startWithOwner();
beforeEach(async () => {
  db().orders = [];
  db().instances = [];
  token = await client.signIn('user');
});

const findUser = (userPhone: string) => {
  const user = db().users.find((each) => each.userPhone === userPhone);
  if (!user) throw new Error('no account');
  return user;
};

/** Orders with a quote of a visitor, whose earlier orders do not count, and without a coupon of the wallet. */
async function order(by: string, couponCode?: string) {
  const selection = { ...toSelection({ atLeast: 20_000 }), ...(couponCode !== undefined && { couponCode }) };
  const quoted = await client.post('order/quote', selection);
  const { quoteId, payableAmount } = quoted.result as { quoteId: string; payableAmount: number };
  keys += 1;
  const consents = currentConsents(getRecord(selection.serviceId).agreements);
  const idempotencyKey = `benefit-of-this-test-${keys}`;
  const body = { ...selection, quoteId, payableAmount, buyerRemark: '', consents, idempotencyKey };
  return client.post('order', body, by);
}

/** Lets everything of the customer end as if it were used up, and closes the account. */
async function close() {
  for (const each of db().orders) each.status = 'completed';
  await prove(token);
  const { balance } = customer();
  expect(await client.post('user/closing', { givenUpBalance: balance }, token)).toMatchObject(DONE);
  client.advance(15 * 86_400);
  closeDueAccounts();
}

const wallet = async (by: string) =>
  v.parse(walletSchema, (await client.get('coupon/list?pageSize=50', by)).result).list;

describe('a coupon with a number of uses per person', () => {
  it('is not given again to a number whose account was closed', async () => {
    expect(await order(token, 'WELCOME10')).toMatchObject(DONE);
    await close();
    const again = await register(OLD_PHONE);
    expect(await order(again, 'WELCOME10')).toMatchObject(USED);
    expect(await client.post('coupon/claim', { code: 'WELCOME10' }, again)).toMatchObject(USED);
    const other = await register(NEW_PHONE);
    expect(await order(other, 'WELCOME10')).toMatchObject(DONE);
  });

  it('is not given again to a number whose account has another one now', async () => {
    expect(await order(token, 'WELCOME10')).toMatchObject(DONE);
    await changePhone(token, NEW_PHONE);
    expect(await order(await register(OLD_PHONE), 'WELCOME10')).toMatchObject(USED);
    expect(await order(token, 'WELCOME10')).toMatchObject(USED);
  });

  it('is given to a number whose closed account did not use it, or got it back', async () => {
    const placed = await order(token, 'WELCOME10');
    const { orderId } = placed.result as { orderId: string };
    await client.post(`order/${orderId}/cancel`, { reason: 'changedMind' }, token);
    await prove(token);
    const { balance } = customer();
    await client.post('user/closing', { givenUpBalance: balance }, token);
    client.advance(15 * 86_400);
    closeDueAccounts();
    expect(await order(await register(OLD_PHONE), 'WELCOME10')).toMatchObject(DONE);
  });

  it('is used for a verified person, whatever the number, and stands as used in the wallet', async () => {
    verifyIdentity(customer());
    expect(await order(token, 'WELCOME10')).toMatchObject(DONE);
    const other = await register(NEW_PHONE);
    expect(await client.post('coupon/claim', { code: 'WELCOME10' }, other)).toMatchObject(DONE);
    verifyIdentity(findUser(NEW_PHONE));
    const used = (await wallet(other)).find(({ code }) => code === 'WELCOME10');
    expect(used?.state).toBe('used');
    expect(used?.usedFor).toBeUndefined();
    expect(await order(other, 'WELCOME10')).toMatchObject(USED);
    verifyIdentity(findUser(NEW_PHONE), OTHER_ID);
    expect(await order(other, 'WELCOME10')).toMatchObject(DONE);
  });
});

describe('a coupon for new users', () => {
  it('is for whoever registers now', async () => {
    const fresh = await register(NEW_PHONE);
    expect((await wallet(fresh)).map(({ code }) => code)).toContain('FIRST50');
    expect(await order(fresh, 'FIRST50')).toMatchObject(DONE);
  });

  it('is not given to a person who bought something with an account since closed', async () => {
    expect(await order(token)).toMatchObject(DONE);
    await close();
    const again = await register(OLD_PHONE);
    expect((await wallet(again)).map(({ code }) => code)).not.toContain('FIRST50');
    expect(await client.post('coupon/claim', { code: 'FIRST50' }, again)).toMatchObject(NOT_FIRST);
    expect(await order(again, 'FIRST50')).toMatchObject(NOT_FIRST);
  });

  it('is open to a visitor, whose account is not known yet', () => {
    expect(isFirstTimeBuyer(db(), -3, undefined)).toBe(true);
  });
});

it('remembers benefits in a form that tells no number to whoever tries all of them', async () => {
  expect(await order(token, 'WELCOME10')).toMatchObject(DONE);
  await close();
  const [first, ...others] = db().usedBenefits;
  expect([first?.userId, others.length]).toEqual(['10002', 1]);
  const digests = db().usedBenefits.flatMap((used) => used.digests);
  expect(new Set(digests).size).toBe(2);
  for (const benefit of ['coupon WELCOME10', 'newCustomer'])
    expect(digests).not.toContain(digest(`${benefit} ${OLD_PHONE}`));
});
