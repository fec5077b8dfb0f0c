import { randomUUID } from 'node:crypto';
import { INSTANCE_ERROR } from '../../../src/domain/instance/instanceMachine';
import { ORDER_ERROR } from '../../../src/domain/order/orderError';
import { hideKey, refuseOther } from '../owners';
import { repeatLater } from '../repeating';
import { at, getEntries } from '../samples';
import { getEndpoint, type Walk } from '../walk';
import { sendCodeTwice } from './codes';

const example = (key: Parameters<Walk['succeed']>[0]) => getEndpoint(key).example;

/** Starts a top-up without paying, and repeats it with the same key. */
async function topUp(walk: Walk): Promise<void> {
  const body = { amount: 100, channel: 'alipay', idempotencyKey: randomUUID() };
  const topUpId = at(await walk.succeed('POST balance/topUp', { body }), 'topUpId');
  if (typeof topUpId !== 'string') return;
  const again = at(await walk.succeed('POST balance/topUp', { body }, 'sent again'), 'topUpId');
  walk.expect(
    'POST balance/topUp',
    'sent again',
    again === topUpId,
    'result.topUpId',
    'another top-up was made',
  );
  const key = body.idempotencyKey;
  const found = at(await walk.succeed('GET balance/topUp/byKey/{key}', { params: { key } }), 'topUp');
  const isFound = at(found, 'topUpId') === topUpId;
  walk.expect('GET balance/topUp/byKey/{key}', 'a used key', isFound, 'result.topUp', 'is not found');
  await hideKey(walk, 'GET balance/topUp/byKey/{key}', key, 'topUp');
  await refuseOther(walk, 'GET balance/topUp/{topUpId}', { params: { topUpId } });
  const other = { ...body, amount: 200 };
  await walk.refuse(
    'POST balance/topUp',
    'the same key for another amount',
    [ORDER_ERROR.idempotencyConflict],
    {
      body: other,
    },
  );
  await walk.succeed('GET balance/topUp/{topUpId}', { params: { topUpId } });
}

/** Turns the automatic top-up off, and requests a withdrawal without a proof of identity. */
async function withdrawal(walk: Walk): Promise<void> {
  await walk.succeed('DELETE balance/autoTopUp');
  const body = example('POST balance/withdrawal');
  await walk.refuse('POST balance/withdrawal', 'without a proof', [INSTANCE_ERROR.proofRequired], { body });
  const key = randomUUID();
  const found = await walk.succeed('GET balance/withdrawal/byKey/{key}', { params: { key } });
  const isMissing = at(found, 'withdrawal') === null;
  walk.expect(
    'GET balance/withdrawal/byKey/{key}',
    'an unused key',
    isMissing,
    'result.withdrawal',
    'is not null',
  );
}

/** Changes automatic renewal and takes it back, and requests access without a proof of identity. */
async function instance(walk: Walk): Promise<void> {
  const services = getEntries(walk.results.get('GET instance/list'));
  const active = services.find(({ status }) => status === 'active');
  if (!active) return;
  const params = { instanceId: String(active.instanceId) };
  const { actionRefused, proofRequired } = INSTANCE_ERROR;
  const renewing = services.find(
    (each) => each.status === 'active' && each.endsOn && each.autoRenew === true,
  );
  if (renewing) await renewal(walk, { instanceId: String(renewing.instanceId) });
  else walk.report.untried('Changes of automatic renewal: no service of the account renews itself.');
  await sendCodeTwice(walk, 'POST instance/{instanceId}/access/code', { params });
  const access = 'POST instance/{instanceId}/access';
  await walk.refuse(access, 'without a proof', [proofRequired, actionRefused], { params, body: {} });
}

/** Turns the automatic renewal of a service off and on again. */
async function renewal(walk: Walk, params: { instanceId: string }): Promise<void> {
  const [SET, BY_KEY] = ['PUT instance/{instanceId}/autoRenew', 'GET instance/byKey/{key}'] as const;
  const set = (autoRenew: boolean) => ({ params, body: { autoRenew, idempotencyKey: randomUUID() } });
  const change = set(false);
  await repeatLater(walk, SET, {
    change,
    takeBack: () => walk.succeed(SET, set(true), 'taken back'),
    read: async () => at(await walk.succeed('GET instance/{instanceId}', { params }), 'autoRenew'),
  });
  const key = change.body.idempotencyKey;
  const found = await walk.succeed(BY_KEY, { params: { key } });
  const isFound = at(found, 'instance', 'instanceId') === params.instanceId;
  walk.expect(BY_KEY, 'a used key', isFound, 'result.instance', 'is not found');
  await hideKey(walk, BY_KEY, key, 'instance');
}

/** Changes the alert of a service and takes it back. */
async function alert(walk: Walk): Promise<void> {
  const [SET, DETAIL] = ['PUT instance/{instanceId}/alert', 'GET instance/{instanceId}/detail'] as const;
  for (const { instanceId } of getEntries(walk.results.get('GET instance/list')).slice(0, 5)) {
    const params = { instanceId: String(instanceId) };
    const read = async () => at(await walk.succeed(DETAIL, { params }), 'alertPercent') ?? null;
    const percent = await read();
    if (percent === null) continue;
    const set = (value: unknown) => ({ params, body: { percent: value, idempotencyKey: randomUUID() } });
    await repeatLater(walk, SET, {
      change: set(percent === 90 ? 80 : 90),
      takeBack: () => walk.succeed(SET, set(percent), 'taken back'),
      read,
    });
    return;
  }
}

/** Proves the identity, creates a key of a service and revokes it. What needs a proof succeeds from here on. */
async function keys(walk: Walk, password: string): Promise<void> {
  const KEY = 'instance/{instanceId}/key';
  const active = getEntries(walk.results.get('GET instance/list')).find(({ status }) => status === 'active');
  if (!active) return;
  const params = { instanceId: String(active.instanceId) };
  await walk.succeed('POST instance/{instanceId}/proof', { params, body: { password } });
  await walk.succeed('POST instance/{instanceId}/access', { params, body: { password } });
  const body = { name: 'contract check', idempotencyKey: randomUUID() };
  const made = at(await walk.succeed(`POST ${KEY}`, { params, body }), 'accessId');
  const again = at(await walk.succeed(`POST ${KEY}`, { params, body }, 'sent again'), 'accessId');
  const message = 'another key was made; a repeated call must do nothing (section "Repeated calls")';
  walk.expect(`POST ${KEY}`, 'sent again', made === again, 'result.accessId', message);
  walk.repeated.add(`POST ${KEY}`);
  const detail = await walk.succeed('GET instance/{instanceId}/detail', { params });
  const key = getEntries({ list: at(detail, 'accessKeys') }).find(({ accessId }) => accessId === made);
  if (!key) return;
  const keyed = { ...params, keyId: String(key.keyId) };
  const call = () => ({ params: keyed, body: { idempotencyKey: randomUUID() } });
  for (const action of ['rotate', 'revoke'] as const)
    await refuseOther(walk, `POST ${KEY}/{keyId}/${action}`, call());
  await walk.succeed(`POST ${KEY}/{keyId}/rotate`, call());
  await walk.succeed(`POST ${KEY}/{keyId}/revoke`, call());
}

/** Saves the alert of a low balance as it is. */
async function budget(walk: Walk): Promise<void> {
  const current = await walk.latest('GET balance/budget');
  const body = { lowBalance: at(current, 'lowBalance') ?? null, version: at(current, 'version') };
  await walk.succeed('PUT balance/budget', { body });
}

/** Starts what moves no money, and changes settings of services and takes them back. */
export async function writeMoney(walk: Walk, password: string): Promise<void> {
  await topUp(walk);
  await withdrawal(walk);
  await budget(walk);
  await instance(walk);
  await alert(walk);
  await keys(walk, password);
}
