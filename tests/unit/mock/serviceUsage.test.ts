import { db } from '../../../mock/lib/db';
import type { InstanceDetail } from '../../../src/domain/instance/instanceDetail';
import { client, startBeforeEach } from './mockClient';

startBeforeEach();

/** Reads a service of the operator, who signs in again because the clock may have moved. */
async function readUsage(serviceId: string) {
  const token = await client.signIn('admin');
  const own = db().instances.findLast(
    ({ userId, service }) => userId === '10001' && service.serviceId === serviceId,
  );
  const { result } = await client.get(`instance/${own?.instanceId}/detail`, token);
  return (result as InstanceDetail).usage;
}

it('is the same at each reading, thirty days long, and within the units of the month', async () => {
  const usage = await readUsage('face-liveness');
  expect(await readUsage('face-liveness')).toEqual(usage);
  expect(usage?.days).toHaveLength(30);
  expect(usage?.days.at(-1)?.day).toBe('2026-11-20');
  expect(usage?.days.slice(0, -1).every(({ amount }) => amount > 0)).toBe(true);
  const month = usage?.days.filter(({ day }) => day.startsWith('2026-11')) ?? [];
  const used = month.reduce((sum, { amount }) => sum + amount, 0);
  expect(usage?.allowance).toMatchObject({ kind: 'month', total: 30_000, used });
  client.advance(11 * 86_400);
  expect((await readUsage('face-liveness'))?.allowance?.used).toBeLessThan(used);
});

it('is nothing before somebody has what the service is used with', async () => {
  const own = db().instances.findLast(({ service }) => service.serviceId === 'face-liveness');
  if (!own) throw new Error('face-liveness');
  delete own.firstUsedAt;
  const usage = await readUsage('face-liveness');
  expect(usage?.days.map(({ amount }) => amount)).toEqual(Array.from({ length: 30 }, () => 0));
  expect(usage?.allowance?.used).toBe(0);
});

it('is not metered for a service that is delivered by people', async () => {
  expect(await readUsage('migration-assessment')).toBeUndefined();
});

it('of a pack adds up to its used units', async () => {
  const pack = db().instances.find(({ service }) => service.serviceId === 'invoice-ocr');
  if (!pack) throw new Error('invoice-ocr');
  const beganOn = Date.now() - 20 * 86_400_000;
  Object.assign(pack, {
    userId: '10001',
    skuCode: 'pack10k',
    endsOn: undefined,
    beganOn,
    firstUsedAt: undefined,
  });
  const usage = await readUsage('invoice-ocr');
  expect(usage).toMatchObject({ unit: 'calls', allowance: { kind: 'pack', total: 10_000, used: 4_000 } });
  expect(usage?.allowance?.resetsOn).toBeUndefined();
  expect(usage?.days.reduce((sum, { amount }) => sum + amount, 0)).toBe(4_000);
});
