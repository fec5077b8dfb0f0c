import { currentConsents } from '../../../mock/lib/consents';
import { db } from '../../../mock/lib/db';
import { CLOSING_DAYS } from '../../../src/domain/account/closing';
import type { InstanceDetail, SharedServices } from '../../../src/domain/instance/instanceDetail';
import { customer } from './customer';
import { createMockClient } from './mockClient';

export const DAY_S = 86_400;
export const OLD_PHONE = '13900139000';
export const NEW_PHONE = '13712345678';
export const OTHER_PASSWORD = 'Harbour#4711';
const PASSWORD = 'Market#2026';

/** A service of the mock, which has keys and members. */
export type WholeDetail = InstanceDetail & {
  [Part in 'accessKeys' | 'members']: NonNullable<InstanceDetail[Part]>;
};

/** Of the test. */
export let client: ReturnType<typeof createMockClient>;
/** Token of the operator, who owns the service. */
export let owner: string;
let keys = 0;

export function startWithOwner(): void {
  beforeEach(async () => {
    client = createMockClient();
    owner = await client.signIn('admin');
  });
}

/** Moves the clock and signs the owner in again. */
export async function pass(seconds: number): Promise<void> {
  client.advance(seconds);
  owner = await client.signIn('admin');
}

/** The operator's service with keys. */
export function record() {
  const found = db().instances.findLast(
    (instance) => instance.service.serviceId === 'face-liveness' && instance.userId === '10001',
  );
  if (!found) throw new Error('no service');
  return found;
}

export const newKey = () => {
  keys += 1;
  return `ownership-${keys}-of-this-test`;
};
export const send = (rest: string, body: object = {}, token = owner, id = record().instanceId) =>
  client.post(`instance/${id}${rest}`, { idempotencyKey: newKey(), ...body }, token);
export const read = (token: string, id = record().instanceId) => client.get(`instance/${id}/detail`, token);
export const detail = async (token = owner) => (await read(token)).result as WholeDetail;
export const shared = async (token: string) =>
  (await client.get('instance/shared/list', token)).result as SharedServices;
export const prove = (token = owner, password = PASSWORD) => client.post('user/proof', { password }, token);
export const addMember = (userPhone: string, role = 'manager') => send('/member', { userPhone, role });
export async function offer(userPhone: string) {
  await prove();
  return send('/handOver', { userPhone });
}

/** Registers an account and returns its token. */
export async function register(userPhone: string): Promise<string> {
  const reply = await client.post('user/register', {
    userPhone,
    password: OTHER_PASSWORD,
    passwordRepeat: OTHER_PASSWORD,
    smsVerificationCode: await client.code(userPhone, 'register'),
    consents: currentConsents(['register', 'privacy']),
  });
  expect(reply.code).toBe(200);
  return client.signIn(userPhone, OTHER_PASSWORD);
}

/** Changes the phone number of a signed-in account. */
export async function changePhone(token: string, userPhone: string, password = PASSWORD) {
  const proven = await client.post('user/phone/verify', { method: 'password', password }, token);
  const { proof } = proven.result as { proof: { proofId: string } };
  const { proofId } = proof;
  await client.post('user/phone/code', { target: 'new', proofId, userPhone }, token);
  const { messages } = (await client.get('demo/outbox')).result as {
    messages: { userPhone: string; scene: string; code: string }[];
  };
  const smsVerificationCode = messages.find((each) => each.userPhone === userPhone)?.code ?? '';
  const reply = await client.post('user/phone/change', { proofId, smsVerificationCode }, token);
  expect(reply.code).toBe(200);
}

/** Closes the account of the sample customer. */
export async function closeAccount(token: string) {
  const { userId } = customer();
  for (const instance of db().instances) if (instance.userId === userId) instance.status = 'expired';
  for (const order of db().orders) if (order.userId === userId) order.status = 'cancelled';
  await prove(token);
  const reply = await client.post('user/closing', { givenUpBalance: customer().balance }, token);
  expect(reply.code).toBe(200);
  await pass(CLOSING_DAYS * DAY_S);
}
