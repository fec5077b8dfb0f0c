import * as v from 'valibot';
import { oldOrderListSchema, oldOrderSchema } from '../../../src/domain/order/oldOrder';
import { orderListSchema } from '../../../src/domain/order/order';
import { client, signInAgain, signInBeforeEach, token } from './mockClient';

const DAY_SECONDS = 86_400;

signInBeforeEach();

const list = async (query: Record<string, string>) =>
  v.parse(
    orderListSchema,
    (await client.get(`order/list?${new URLSearchParams({ pageSize: '100', ...query })}`, token)).result,
  );

describe('the list of orders', () => {
  it('includes the start of a date range and excludes its end', async () => {
    const { list: all } = await list({});
    const third = all[2]?.createdAt ?? '';
    const first = all[0]?.createdAt ?? '';
    const between = await list({ from: third, to: first });
    expect(between.list.map(({ orderId }) => orderId)).toEqual(all.slice(1, 3).map(({ orderId }) => orderId));
    expect((await list({ from: 'soon', to: '' })).total).toBe(all.length);
  });
});

describe('the archive', () => {
  const archive = async (query: Record<string, string> = {}) =>
    v.parse(
      oldOrderListSchema,
      (await client.get(`order/old/list?${new URLSearchParams({ pageSize: '100', ...query })}`, token))
        .result,
    );

  it('contains the orders of the former system, all over a year old, newest first', async () => {
    const { list: old, years } = await archive();
    expect(old).toHaveLength(25);
    const times = old.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    for (const { finishedAt, origin } of old) {
      expect(Date.now() - Date.parse(finishedAt)).toBeGreaterThan(365 * 86_400_000);
      expect(origin).toBe('imported');
    }
    expect(new Set(old.map(({ orderId }) => orderId)).size).toBe(25);
    expect(new Set(old.map(({ status }) => status)).size).toBe(4);
    expect(years.reduce((sum, { count }) => sum + count, 0)).toBe(25);
  });

  it('takes over orders that were finished more than a year ago', async () => {
    const before = await list({});
    client.advance(30 * DAY_SECONDS);
    await signInAgain();
    const [oldest] = before.list.slice(-1);
    expect((await list({ keyword: oldest?.orderId ?? '' })).total).toBe(0);
    const { list: found } = await archive({ keyword: oldest?.orderId ?? '' });
    expect(found).toMatchObject([{ orderId: oldest?.orderId, origin: 'archived', status: 'completed' }]);
  });

  it('shows orders to their owner only', async () => {
    const [some] = (await archive()).list;
    const one = v.parse(oldOrderSchema, (await client.get(`order/old/${some?.orderId}`, token)).result);
    expect(one).toMatchObject({ ...some });
    const other = await client.signIn('admin');
    const { list: others } = v.parse(
      oldOrderListSchema,
      (await client.get('order/old/list?pageSize=100', other)).result,
    );
    expect(others.length).toBeGreaterThan(0);
    expect(await client.get('order/old/unknown', token)).toMatchObject({ code: 404 });
    expect(await client.get(`order/old/${some?.orderId}`)).toMatchObject({ code: 401 });
  });
});
