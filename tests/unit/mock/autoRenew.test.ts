import { db } from '../../../mock/lib/db';
import { shiftByPeriod } from '../../../src/domain/calendar';
import { INSTANCE_ERROR } from '../../../src/domain/instance/instanceMachine';
import { GRACE_DAYS } from '../../../src/domain/instance/renewal';
import { customer, instanceOf } from './customer';
import { client, signInAgain, signInBeforeEach, token } from './mockClient';

const DAY_S = 86_400;
const NOW = Date.UTC(2026, 10, 20, 4);

signInBeforeEach();

describe('automatic renewal', () => {
  const daysToEnd = () => ((instanceOf('uptime-probe').endsOn ?? 0) - NOW) / 1000 / DAY_S;
  const readServices = async () => {
    await signInAgain();
    await client.get('instance/list', token);
  };

  it('pays from the balance a day before the end, once per period', async () => {
    customer().balance = 100_000_000;
    const end = instanceOf('uptime-probe').endsOn ?? 0;
    client.advance((daysToEnd() - 2) * DAY_S);
    await readServices();
    expect(instanceOf('uptime-probe').endsOn).toBe(end);
    client.advance(1.5 * DAY_S);
    await readServices();
    await readServices();
    expect(instanceOf('uptime-probe').endsOn).toBe(shiftByPeriod(end, { unit: 'year', count: 1 }));
    const order = db().orders.at(-1);
    expect(order).toMatchObject({
      status: 'completed',
      payChannel: 'balance',
      selection: { orderType: 'renew' },
    });
    expect(customer().balance).toBe(100_000_000 - (order?.paidAmount ?? 0));
  });

  it('renews every period that has passed unnoticed', async () => {
    customer().balance = 100_000_000;
    const end = instanceOf('uptime-probe').endsOn ?? 0;
    client.advance((daysToEnd() + 400) * DAY_S);
    await readServices();
    expect(instanceOf('uptime-probe')).toMatchObject({
      status: 'active',
      endsOn: shiftByPeriod(end, { unit: 'year', count: 2 }),
    });
  });

  it('is set once by a key, which finds the service for its user only', async () => {
    const { instanceId, autoRenew } = instanceOf('uptime-probe');
    const set = (on: boolean, idempotencyKey: string) =>
      client.call(
        'PUT',
        `instance/${instanceId}/autoRenew`,
        { autoRenew: on, idempotencyKey },
        {
          'x-authorization': token,
        },
      );
    const find = async (as: string) => (await client.get('instance/byKey/first-key', as)).result;
    expect(await find(token)).toEqual({ instance: null });
    await set(!autoRenew, 'first-key');
    await set(autoRenew, 'second-key');
    // A late repetition changes nothing.
    const late = await set(!autoRenew, 'first-key');
    expect(late.result).toMatchObject({ autoRenew });
    expect(late.result).not.toHaveProperty('changeKeys');
    expect(await find(token)).toMatchObject({ instance: { instanceId } });
    expect(await find(await client.signIn('admin'))).toEqual({ instance: null });
  });

  it('needs a sufficient balance, and stops when it is turned off', async () => {
    customer().balance = 0;
    client.advance((daysToEnd() + GRACE_DAYS) * DAY_S);
    await readServices();
    expect(instanceOf('uptime-probe').status).toBe('expired');
    expect(customer().balance).toBe(0);
    const { instanceId } = instanceOf('uptime-probe');
    const headers = { 'x-authorization': token };
    expect(
      await client.call(
        'PUT',
        `instance/${instanceId}/autoRenew`,
        { autoRenew: true, idempotencyKey: 'renewal-key' },
        headers,
      ),
    ).toMatchObject({
      code: INSTANCE_ERROR.actionRefused,
    });
  });
});
