import * as v from 'valibot';
import { db } from '../../../mock/lib/db';
import { shiftByPeriod } from '../../../src/domain/calendar';
import type { PeriodUnit } from '../../../src/domain/catalog/service';
import { instanceListSchema, isExpiringSoon } from '../../../src/domain/instance/instance';
import { client, signInAgain, signInBeforeEach, token } from './mockClient';

const NOW = Date.UTC(2026, 10, 20, 4);
const DAY_MS = 86_400_000;

signInBeforeEach();

const list = async (query = '') =>
  v.parse(instanceListSchema, (await client.get(`instance/list?pageSize=50${query}`, token)).result);

describe('the list of purchased services', () => {
  it('sorts services by their end, then those without one, then expired ones', async () => {
    const ranks = (await list()).list.map(({ status, endsOn }) =>
      status === 'expired' || status === 'released' ? 2 : endsOn === undefined ? 1 : 0,
    );
    expect(ranks).toEqual([...ranks].sort());
    expect(new Set(ranks)).toEqual(new Set([0, 1, 2]));
    const ends = (await list()).list.flatMap(({ status, endsOn }) =>
      status === 'active' && endsOn ? Date.parse(endsOn) : [],
    );
    expect(ends).toEqual([...ends].sort((a, b) => a - b));
  });

  it('contains two that expire within thirty days', async () => {
    const soon = await list('&expiringSoon=1');
    expect(soon.total).toBe(2);
    for (const instance of soon.list) expect(isExpiringSoon(instance, NOW)).toBe(true);
    const all = (await list()).list.filter((instance) => isExpiringSoon(instance, NOW));
    expect(all).toEqual(soon.list);
  });

  it('marks a service as expired after its end', async () => {
    const [first] = (await list('&expiringSoon=1')).list;
    client.advance((Date.parse(first?.endsOn ?? '') - NOW) / 1000);
    await signInAgain();
    const after = (await list()).list.find(({ instanceId }) => instanceId === first?.instanceId);
    expect(after?.status).toBe('expired');
    expect((await list('&expiringSoon=1')).list).not.toContainEqual(
      expect.objectContaining({ instanceId: first?.instanceId }),
    );
  });

  it("contains the user's own services only", async () => {
    const own = (await list()).list.map(({ instanceId }) => instanceId);
    await signInAgain('admin');
    const others = (await list()).list.map(({ instanceId }) => instanceId);
    expect(others.length).toBeGreaterThan(0);
    expect(own.filter((instanceId) => others.includes(instanceId))).toEqual([]);
    expect(await client.get('instance/list')).toMatchObject({ code: 401 });
  });

  it('matches the orders of the services', async () => {
    for (const instance of db().instances) {
      const order = db().orders.find(({ orderId }) => orderId === instance.orderId);
      expect(order).toMatchObject({
        userId: instance.userId,
        instanceId: instance.instanceId,
        service: instance.service,
      });
    }
  });
});

describe('the end of a period', () => {
  const at = (text: string) => Date.parse(`${text}T08:30:00.000Z`);

  it.each<[string, PeriodUnit, number, string]>([
    ['2026-11-20', 'month', 1, '2026-12-20'],
    ['2026-01-31', 'month', 1, '2026-02-28'],
    ['2028-01-31', 'month', 1, '2028-02-29'],
    ['2026-10-31', 'month', 1, '2026-11-30'],
    ['2026-11-30', 'quarter', 1, '2027-02-28'],
    ['2026-11-20', 'quarter', 2, '2027-05-20'],
    ['2028-02-29', 'year', 1, '2029-02-28'],
    ['2026-11-20', 'year', 3, '2029-11-20'],
  ])('from %s, %s x %i is %s', (from, unit, count, to) => {
    expect(shiftByPeriod(at(from), { unit, count })).toBe(at(to));
  });

  it('does not exist for a delivery', () => {
    expect(shiftByPeriod(NOW, { unit: 'once', count: 1 })).toBeUndefined();
  });

  it('of a trial follows its days', async () => {
    const trial = db().orders.find(({ trialDays, instanceId }) => trialDays > 0 && instanceId !== undefined);
    const instance = db().instances.find(({ orderId }) => orderId === trial?.orderId);
    expect(((instance?.endsOn ?? 0) - (instance?.beganOn ?? 0)) / DAY_MS).toBe(trial?.trialDays);
  });
});
