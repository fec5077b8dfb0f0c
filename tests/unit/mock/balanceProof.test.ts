import * as v from 'valibot';
import { db } from '../../../mock/lib/db';
import { securitySummarySchema } from '../../../src/domain/account/security';
import { INSTANCE_ERROR } from '../../../src/domain/instance/instanceMachine';
import { ORDER_ERROR } from '../../../src/domain/order/orderError';
import { customer } from './customer';
import { openShopBeforeEach, shop, token, toSelection } from './shop';

const EXPENSIVE = toSelection({ atLeast: 50_001 });
const { proofRequired } = INSTANCE_ERROR;

openShopBeforeEach();
beforeEach(() => {
  // The shop itself asks for no proof.
  delete customer().balanceProofLimit;
  customer().balance = 100_000_000;
});

const prove = (as = token) => shop.post('user/proof', { password: 'Market#2026' }, as);
const setLimit = (balanceProofLimit: number | null) =>
  shop.call('PUT', 'user/balanceProof', { balanceProofLimit }, { 'x-authorization': token });

describe('a payment from the balance above the limit', () => {
  it('is refused without a proof, changes nothing, and succeeds with it by the same key', async () => {
    const order = await shop.order(token, EXPENSIVE);
    expect(order.balanceProofRequired).toBe(true);
    expect((await shop.pay(token, order, 'balance')).code).toBe(proofRequired);
    expect(customer().balance).toBe(100_000_000);
    expect(await shop.read(token, order.orderId)).toMatchObject({ status: 'pendingPayment', version: 1 });
    await prove();
    expect((await shop.pay(token, order, 'balance')).code).toBe(200);
    expect(customer().balance).toBe(100_000_000 - order.payableAmount);
  });

  it('does not take a proof of another session', async () => {
    const order = await shop.order(token, EXPENSIVE);
    await prove(await shop.signIn());
    expect((await shop.pay(token, order, 'balance')).code).toBe(proofRequired);
  });

  it('is returned when it is sent again after the proof has ended', async () => {
    const order = await shop.order(token, EXPENSIVE);
    await prove();
    await shop.pay(token, order, 'balance');
    shop.advance(301);
    expect((await shop.pay(token, order, 'balance')).code).toBe(200);
    expect(db().orders[0]?.payments).toHaveLength(1);
  });

  it('needs the money first', async () => {
    customer().balance = 0;
    const order = await shop.order(token, EXPENSIVE);
    expect((await shop.pay(token, order, 'balance')).code).toBe(ORDER_ERROR.balanceInsufficient);
  });

  it('needs no proof through another channel, nor up to the limit', async () => {
    expect((await shop.pay(token, await shop.order(token, EXPENSIVE))).code).toBe(200);
    const cheap = await shop.order(token, toSelection({ below: 50_001 }));
    expect(cheap.balanceProofRequired).toBe(false);
    expect((await shop.pay(token, cheap, 'balance')).code).toBe(200);
    expect((await shop.read(token, cheap.orderId)).balanceProofRequired).toBeUndefined();
  });
});

describe('the limit', () => {
  const limit = async () =>
    v.parse(securitySummarySchema, (await shop.get('user/security/summary', token)).result).balanceProof
      ?.balanceProofLimit;

  it('is ¥500 at first, can be lowered at once, and raised or ended with a proof', async () => {
    expect(await limit()).toBe(50_000);
    expect((await setLimit(0)).code).toBe(200);
    expect((await setLimit(1)).code).toBe(proofRequired);
    expect((await setLimit(null)).code).toBe(proofRequired);
    expect(await limit()).toBe(0);
    await prove();
    expect((await setLimit(null)).result).toMatchObject({ balanceProof: { balanceProofLimit: null } });
  });

  it('asks for every payment, or for none', async () => {
    const order = await shop.order(token, toSelection({ below: 50_001 }));
    await setLimit(0);
    expect((await shop.pay(token, order, 'balance')).code).toBe(proofRequired);
    customer().balanceProofLimit = null;
    const other = await shop.order(token, EXPENSIVE);
    expect((await shop.pay(token, other, 'balance')).code).toBe(200);
  });

  it('is no part of what the portal knows of the current user', async () => {
    customer().balanceProofLimit = 7;
    const { result } = await shop.get('user/query/current/userInfo', token);
    expect(result).not.toHaveProperty('balanceProofLimit');
  });
});
