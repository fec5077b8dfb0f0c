import type { InferOutput } from 'valibot';
import { db } from '../../../mock/lib/db';
import { DAY_MS } from '../../../src/domain/calendar';
import type { instanceListSchema } from '../../../src/domain/instance/instanceList';
import { instanceOf } from './customer';
import { createMessageClient, type MessageClient } from './messageClient';

let client: MessageClient;

beforeEach(async () => {
  client = await createMessageClient();
});

const read = async (query = '') =>
  (await client.get(`instance/list?pageSize=100${query}`, client.token())).result as InferOutput<
    typeof instanceListSchema
  >;
const ended = { endsOn: Date.now() - 400 * DAY_MS, status: 'active', autoRenew: true } as const;

it('gives what a month of each running service costs, and their sum whatever is filtered', async () => {
  const { list, monthlyTotal } = await read();
  const price = (serviceId: string) =>
    list.find(({ service }) => service.serviceId === serviceId)?.monthlyPrice;
  // A year for 1,009.00; two of a month for 39.00 each; a single delivery; and what has ended.
  expect(price('uptime-probe')).toBe(8_408);
  expect(price('document-translation')).toBe(7_800);
  expect(list.filter(({ period }) => period.unit === 'once').map((each) => each.monthlyPrice)).toEqual([
    undefined,
    undefined,
  ]);
  expect(list.filter(({ status }) => status === 'expired').map((each) => each.monthlyPrice)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  const sum = list.reduce((total, { monthlyPrice = 0 }) => total + monthlyPrice, 0);
  expect(monthlyTotal).toBe(sum);
  expect((await read('&group=ended')).monthlyTotal).toBe(sum);
  instanceOf('uptime-probe').orderType = 'trial';
  expect((await read()).monthlyTotal).toBe(sum - 8_408);
});

it('gives what is used of a limit, with its unit', async () => {
  const { list } = await read();
  const limited = list.filter(({ allowance }) => allowance);
  expect(limited.map(({ service }) => service.serviceId)).toEqual(['document-translation']);
  expect(limited[0]?.allowance).toMatchObject({ kind: 'month', total: 400, unit: 'pages' });
});

it('gives the first automatic renewal of all services, as its outlook says', async () => {
  const { list, nextRenewal } = await read();
  const { instanceId, service, outlook } =
    list.find((each) => each.service.serviceId === 'uptime-probe') ?? list[0] ?? {};
  expect(nextRenewal).toEqual({
    instanceId,
    title: service?.title,
    at: outlook?.at,
    amount: outlook?.amount,
  });
  expect((await read('&group=ended')).nextRenewal).toEqual(nextRenewal);
  instanceOf('uptime-probe').autoRenew = false;
  expect((await read()).nextRenewal).toBeUndefined();
});

it('gives no outlook of a service whose term has ended since it was read last', async () => {
  Object.assign(instanceOf('uptime-probe'), ended);
  const { list, counts, nextRenewal } = await read();
  const service = list.find((each) => each.service.serviceId === 'uptime-probe');
  expect(service).toMatchObject({ status: 'expired' });
  expect(service?.outlook).toBeUndefined();
  expect(nextRenewal).toBeUndefined();
  expect(counts.ended).toBe(5);
});

it('counts the services that wait for their owner, and lists them', async () => {
  const { counts } = await read();
  const { list, total } = await read('&group=attention');
  expect(total).toBe(counts.attention);
  expect(list.map(({ service }) => service.serviceId)).toEqual(['document-translation', 'invoice-ocr']);
  expect(db().instances.length).toBeGreaterThan(total);
});
