import { closeDueAccounts } from '../../../mock/lib/account/closeDueAccounts';
import { currentConsents } from '../../../mock/lib/consents';
import { db } from '../../../mock/lib/db';
import { checkEligibility } from '../../../mock/lib/orders/eligibility';
import { CLOSING_DAYS, KEPT_YEARS } from '../../../src/domain/account/closing';
import { ORDER_ERROR } from '../../../src/domain/order/orderError';
import { idNumber } from '../../support/certification';
import { expireIdentity, verifyIdentity } from '../../support/verified';
import { customer } from './customer';
import {
  changePhone,
  client,
  DAY_S,
  detail,
  OLD_PHONE,
  offer,
  owner,
  prove,
  record,
  register,
  send,
  shared,
  startWithOwner,
} from './ownershipClient';
import { configured, getRecord, toSelection } from './shop';

startWithOwner();

const findUser = (userPhone: string) => {
  const user = db().users.find((each) => each.userPhone === userPhone);
  if (!user) throw new Error('no account');
  return user;
};

/** Adds running pieces of a service that one person may own once. */
function addLimited(userId: string, instanceId: string) {
  const instance = structuredClone(record());
  instance.service.serviceId = 'legal-counsel';
  db().instances.push({ ...instance, instanceId, userId, managed: {}, status: 'active' });
}

describe('a hand-over', () => {
  it('is refused until the receiver is verified, and stays open so long', async () => {
    const receiver = await client.signIn('user');
    const { instanceId } = record();
    await offer(OLD_PHONE);
    expect((await shared(receiver)).handOvers).toMatchObject([{ instanceId, obstacle: 'unverified' }]);
    const refused = await send('/handOver/accept', {}, receiver, instanceId);
    expect(refused.code).toBe(ORDER_ERROR.certificationRequired);
    const { handOver } = await detail();
    expect(Object.keys(handOver ?? {})).toEqual(['toPhone', 'expiresAt']);
    verifyIdentity(customer());
    expect((await shared(receiver)).handOvers[0]?.obstacle).toBeUndefined();
    expect((await send('/handOver/accept', {}, receiver, instanceId)).code).toBe(200);
  });

  it('is refused to whoever has as many as one person may own', async () => {
    const receiver = await client.signIn('user');
    verifyIdentity(customer());
    addLimited('10001', 'I1');
    addLimited('10002', 'I2');
    const [offered] = db().instances.filter(({ instanceId }) => instanceId === 'I1');
    if (!offered) throw new Error('no service');
    const expiresAt = Date.now() + DAY_S * 1_000;
    offered.managed = { handOver: { to: { userId: '10002' }, status: 'offered', expiresAt } };
    expect((await shared(receiver)).handOvers).toMatchObject([{ obstacle: 'purchaseLimit' }]);
    const refused = await send('/handOver/accept', {}, receiver, 'I1');
    expect(refused.code).toBe(ORDER_ERROR.purchaseLimit);
    expect(offered).toMatchObject({ userId: '10001', managed: { handOver: { status: 'offered' } } });
  });
});

describe('a renewal', () => {
  const renewalsOf = async (token: string) => {
    const { result } = await client.get('instance/renewals', token);
    return (result as { list: { instanceId: string; unverified: boolean }[] }).list;
  };

  it('needs the verification that the service requires', async () => {
    const { instanceId } = record();
    const isUnverified = async () =>
      (await renewalsOf(owner)).find((each) => each.instanceId === instanceId)?.unverified;
    expect(await isUnverified()).toBe(false);
    expireIdentity(findUser('13800138000'));
    expect(await isUnverified()).toBe(true);
  });

  it('by hand does not bring an ended service back beyond the limit', async () => {
    verifyIdentity(customer());
    addLimited('10002', 'I1');
    addLimited('10002', 'I2');
    const [ended, running] = db().instances.slice(-2);
    if (!ended || !running) throw new Error('no service');
    const { skus } = getRecord('legal-counsel');
    const [plan] = skus;
    const [period] = plan?.periods ?? [];
    if (!plan || !period) throw new Error('no plan');
    const configuration = configured(getRecord('legal-counsel'), plan.skuCode, period, 'renew');
    for (const each of [ended, running]) Object.assign(each, { ...configuration, orderType: 'new' });
    Object.assign(ended, { status: 'expired', endsOn: Date.now() - 30 * DAY_S * 1_000 });
    const token = await client.signIn('user');
    const selection = { ...configuration, instanceId: 'I1' };
    const { result } = await client.post('order/quote', selection, token);
    const { quoteId, payableAmount } = result as { quoteId: string; payableAmount: number };
    const consents = currentConsents(getRecord('legal-counsel').agreements);
    const body = { period: configuration.period, quoteId, payableAmount, consents };
    const renewed = await send('/renew', body, token, 'I1');
    expect(renewed.code).toBe(ORDER_ERROR.purchaseLimit);
    running.status = 'expired';
    running.endsOn = ended.endsOn ?? 0;
    expect((await send('/renew', body, token, 'I1')).code).toBe(200);
    // The open renewal counts, so that nothing else can be ordered meanwhile.
    const wanted = { serviceId: 'legal-counsel', quantity: 1, at: Date.now() };
    expect(() => checkEligibility(db(), customer(), 'order', wanted)).toThrow(/already own or ordered 1/);
  });
});

describe('a trial', () => {
  const NEW_PHONE = '13712345678';
  const OTHER_ID = idNumber('44030519910307321');
  let keys = 0;

  async function trial(token: string): Promise<number> {
    const selection = toSelection({ orderType: 'trial' });
    const { result } = await client.post('order/quote', selection, token);
    const { quoteId, payableAmount } = result as { quoteId: string; payableAmount: number };
    keys += 1;
    const consents = currentConsents(getRecord(selection.serviceId).agreements);
    const idempotencyKey = `trial-of-this-test-${keys}`;
    const body = { ...selection, quoteId, payableAmount, buyerRemark: '', consents, idempotencyKey };
    return (await client.post('order', body, token)).code;
  }

  async function tryAndClose(): Promise<void> {
    const token = await client.signIn('user');
    expect(await trial(token)).toBe(200);
    client.advance(60);
    await client.get('order/list', token);
    for (const instance of db().instances) if (instance.userId === '10002') instance.status = 'expired';
    for (const order of db().orders)
      if (order.userId === '10002' && order.selection.orderType !== 'trial') order.status = 'cancelled';
    await prove(token);
    const givenUpBalance = customer().balance;
    expect((await client.post('user/closing', { givenUpBalance }, token)).code).toBe(200);
    client.advance(CLOSING_DAYS * DAY_S);
    closeDueAccounts();
  }

  it('is given once to a number whose account was closed', async () => {
    await tryAndClose();
    expect(await trial(await register(OLD_PHONE))).toBe(ORDER_ERROR.trialRefused);
    expect(await trial(await register(NEW_PHONE))).toBe(200);
  });

  it('is given once to a verified person, whatever the number', async () => {
    verifyIdentity(customer());
    await tryAndClose();
    const token = await register(NEW_PHONE);
    const user = findUser(NEW_PHONE);
    verifyIdentity(user);
    expect(await trial(token)).toBe(ORDER_ERROR.trialRefused);
    verifyIdentity(user, OTHER_ID);
    expect(await trial(token)).toBe(200);
  });

  it('is given once to a person with two accounts', async () => {
    verifyIdentity(customer());
    expect(await trial(await client.signIn('user'))).toBe(200);
    const token = await register(NEW_PHONE);
    verifyIdentity(findUser(NEW_PHONE));
    expect(await trial(token)).toBe(ORDER_ERROR.trialRefused);
    verifyIdentity(findUser(NEW_PHONE), OTHER_ID);
    expect(await trial(token)).toBe(200);
  });

  it('is given once to a number, although its account has another one now', async () => {
    const token = await client.signIn('user');
    expect(await trial(token)).toBe(200);
    await changePhone(token, NEW_PHONE);
    expect(await trial(await register(OLD_PHONE))).toBe(ORDER_ERROR.trialRefused);
  });

  it('is remembered by digests alone, as long as the orders are kept', async () => {
    verifyIdentity(customer());
    await tryAndClose();
    const used = db().usedBenefits.filter(({ userId }) => userId === '10002');
    expect(used.length).toBeGreaterThan(0);
    for (const { digests } of used)
      expect(digests).toEqual([
        expect.stringMatching(/^[0-9a-f]{64}$/),
        expect.stringMatching(/^[0-9a-f]{64}$/),
      ]);
    client.advance((KEPT_YEARS * 366 + 1) * DAY_S);
    closeDueAccounts();
    expect(db().usedBenefits).toEqual([]);
  });
});
