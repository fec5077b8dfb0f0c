import { randomUUID } from 'node:crypto';
import { ACCOUNT_ERROR } from '../../../src/domain/account/accountError';
import { AVATAR_ERROR } from '../../../src/domain/account/profile';
import { SECOND_STEP_ERROR } from '../../../src/domain/account/secondStep';
import { CONFLICT } from '../../../src/domain/endpoint';
import { INSTANCE_ERROR } from '../../../src/domain/instance/instanceMachine';
import { ORDER_ERROR } from '../../../src/domain/order/orderError';
import { at, getEntries, PIXEL, toSample } from '../samples';
import { getEndpoint, UNKNOWN_ID, type Walk } from '../walk';

const USER_INFO = 'GET user/query/current/userInfo';

const example = (key: Parameters<Walk['succeed']>[0]) => getEndpoint(key).example;

/** Checks refusals. The bodies are the contract's examples, which have no effect. */
async function refusals(walk: Walk): Promise<void> {
  const visitor = { token: undefined };
  const { passwordsDiffer, phoneInvalid, phoneProofInvalid } = ACCOUNT_ERROR;
  const refuse = (key: Parameters<Walk['refuse']>[0], what: string, code: number, call = {}) =>
    walk.refuse(key, what, [code], { body: example(key), ...call });
  await refuse('POST user/register', 'two passwords that differ', passwordsDiffer, visitor);
  await refuse('POST user/password/reset', 'two passwords that differ', passwordsDiffer, visitor);
  await refuse('POST user/sms/send', 'no phone number', phoneInvalid, visitor);
  await refuse('POST user/password/change', 'two passwords that differ', passwordsDiffer);
  await refuse('POST user/phone/change', 'no proof of identity', phoneProofInvalid);
  await refuse('POST user/phone/code', 'no proof of identity', phoneProofInvalid);
}

/** Checks that the second step cannot be changed without a proof of identity. Sends a text message. */
async function secondStep(walk: Walk): Promise<void> {
  const { smsTooSoon, smsDailyLimit, captchaRequired } = ACCOUNT_ERROR;
  const limits = [smsTooSoon, smsDailyLimit, captchaRequired];
  const { proofRequired } = INSTANCE_ERROR;
  const { alreadyOn, notOn } = SECOND_STEP_ERROR;
  await walk.refuse('POST user/proof/code', 'a text message', [200, ...limits], { body: {} });
  const again = 'another text message at once (section "Limits")';
  await walk.refuse('POST user/proof/code', again, limits, { body: {} });
  await walk.refuse('POST user/secondStep/setup', 'without a proof', [proofRequired, alreadyOn]);
  await walk.refuse('POST user/secondStep/recoveryCodes', 'without a proof', [proofRequired, notOn]);
  await walk.refuse('DELETE user/secondStep', 'without a proof', [proofRequired, notOn]);
}

/** Starts two more sessions: ends one by revoking it and one by signing out. */
async function sessions(walk: Walk, signIn: () => Promise<string | undefined>): Promise<void> {
  const before = getEntries(await walk.succeed('GET user/session/list')).map(({ sessionId }) => sessionId);
  const second = await signIn();
  const fresh = getEntries(await walk.succeed('GET user/session/list')).find(
    ({ sessionId }) => !before.includes(sessionId),
  );
  walk.expect(
    'GET user/session/list',
    'a new session',
    fresh !== undefined,
    'result.list',
    'does not show it',
  );
  if (!second || !fresh) return;
  const revoke = 'POST user/session/revoke';
  const call = { body: { sessionId: fresh.sessionId }, idempotencyKey: randomUUID() };
  const revokes = async (what: string) => {
    const revoked = await walk.succeed(revoke, call, what);
    walk.expect(revoke, what, at(revoked, 'revokedCount') === 1, 'result.revokedCount', 'is not 1');
  };
  await revokes('a new session');
  if (walk.keepsReplies) await revokes('sent again');
  else walk.report.note('The back end does not keep replies: the portal repeats no call whose reply is lost');
  await walk.refuse(USER_INFO, 'after the session was revoked', [401], { token: second });

  const third = await signIn();
  if (!third) return;
  await walk.succeed('POST user/logout', { token: third });
  await walk.refuse(USER_INFO, 'after signing out', [401], { token: third });
  await walk.succeed('POST user/logout', { token: third }, 'sent again');
}

/** Changes the city and takes it back; omitted fields are kept. */
async function profile(walk: Walk): Promise<void> {
  const user = await walk.latest(USER_INFO);
  const [city = '', version] = [at(user, 'city'), at(user, 'version')];
  if (typeof version !== 'number') return;
  const save = 'PUT user/profile';
  const body = { city: 'contract check', version };
  const saved = await walk.succeed(save, { body });
  walk.expect(save, 'a change', at(saved, 'city') === body.city, 'result.city', 'is not the new one');
  await walk.refuse(save, 'an older version', [CONFLICT], { body });
  await walk.succeed(save, { body: { city, version: at(saved, 'version') } }, 'taken back');
}

/** Uploads an avatar and removes it, if the user has none. */
async function avatar(walk: Walk): Promise<void> {
  const upload = 'POST user/avatar';
  const toForm = (file: Blob) => {
    const form = new FormData();
    form.append('file', file, 'avatar.png');
    return { form };
  };
  await walk.refuse(upload, 'no picture', [AVATAR_ERROR.refused], toForm(new Blob(['no picture'])));
  const before = at(await walk.latest(USER_INFO), 'avatar');
  if (before) {
    walk.report.skip(upload, 'the account has an avatar');
    return;
  }
  await walk.succeed(upload, toForm(PIXEL));
  await walk.succeed(USER_INFO);
  const endpoint = getEndpoint('GET user/avatar/{pictureId}');
  const sample = toSample(endpoint, walk.results);
  walk.expect(upload, 'a picture', sample !== undefined, 'result', 'is not the avatar of the user');
  if (sample) await walk.succeed(endpoint.key, { ...sample, token: undefined });
  await walk.succeed('DELETE user/avatar');
  if (sample) await walk.refuse(endpoint.key, 'a removed picture', [404], { ...sample, token: undefined });
}

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

/** Sends the limit of payments from the balance unchanged, and a looser one without a proof of identity. */
async function balanceProof(walk: Walk): Promise<void> {
  const key = 'PUT user/balanceProof';
  const limit = at(await walk.latest('GET user/security/summary'), 'balanceProof', 'balanceProofLimit');
  if (typeof limit !== 'number') {
    walk.report.untried('A looser limit of payments from the balance: the account has no limit.');
    return;
  }
  await walk.refuse(key, 'without a proof', [INSTANCE_ERROR.proofRequired], {
    body: { balanceProofLimit: null },
  });
  await walk.succeed(key, { body: { balanceProofLimit: limit }, idempotencyKey: randomUUID() });
}

/** Requests the closing and a copy of the data without a proof of identity, and takes back what was not requested. */
async function privacy(walk: Walk): Promise<void> {
  const { proofRequired } = INSTANCE_ERROR;
  await walk.refuse('POST user/closing', 'no proof of identity', [proofRequired], {
    body: example('POST user/closing'),
  });
  await walk.refuse('POST user/data', 'no proof of identity', [proofRequired]);
  await walk.succeed('DELETE user/closing');
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

/** Sends automatic renewal unchanged, and requests access without a proof of identity. */
async function instance(walk: Walk): Promise<void> {
  const active = getEntries(walk.results.get('GET instance/list')).find(({ status }) => status === 'active');
  if (!active) return;
  const params = { instanceId: String(active.instanceId) };
  const { actionRefused, proofRequired } = INSTANCE_ERROR;
  if (active.endsOn) {
    const key = randomUUID();
    const body = { autoRenew: active.autoRenew, idempotencyKey: key };
    await walk.succeed('PUT instance/{instanceId}/autoRenew', { params, body });
    const found = await walk.succeed('GET instance/byKey/{key}', { params: { key } });
    const foundId = at(at(found, 'instance'), 'instanceId');
    const isFound = foundId === active.instanceId;
    walk.expect('GET instance/byKey/{key}', 'a used key', isFound, 'result.instance', 'is not found');
  }
  const access = 'POST instance/{instanceId}/access';
  await walk.refuse(access, 'without a proof', [proofRequired, actionRefused], { params, body: {} });
}

export async function writeAccount(walk: Walk, signIn: () => Promise<string | undefined>): Promise<void> {
  await refusals(walk);
  await secondStep(walk);
  await sessions(walk, signIn);
  await profile(walk);
  await privacy(walk);
  await balanceProof(walk);
  await avatar(walk);
  await topUp(walk);
  await withdrawal(walk);
  await instance(walk);
  await walk.succeed('DELETE user/phone/change');
  await walk.succeed('POST announcement/read', { body: { announcementIds: [] } });
  await walk.succeed(
    'POST user/session/revoke',
    { body: { sessionId: UNKNOWN_ID } },
    'a session that is over already',
  );
}
