import { requestConsent } from '../../../mock/lib/account/bindings';
import { getConsoleAccount } from '../../../mock/lib/account/consoleAccounts';
import { db } from '../../../mock/lib/db';
import { SECOND_STEP_REQUIRED } from '../../../src/domain/account/login';
import { SECOND_STEP_ERROR } from '../../../src/domain/account/secondStep';
import { INSTANCE_ERROR } from '../../../src/domain/instance/instanceMachine';
import { codeOf } from '../../support/identityProvider';
import { customer } from './customer';
import { createSecondStepClient } from './secondStepClient';

const PHONE = '13900139000';
const NEW_PHONE = '13712345678';
const PASSWORD = 'Market#2026';
const NEW_PASSWORD = 'Blue.Kettle.On.Tuesday';

type Setting = Awaited<ReturnType<typeof createSecondStepClient>>;
let on: Setting;

beforeEach(async () => {
  on = await createSecondStepClient();
});

const challengeOf = ({ code, result }: { code: number; result: unknown }) => {
  expect(code).toBe(SECOND_STEP_REQUIRED);
  return (result as { challenge: string }).challenge;
};

/** The first steps of a sign-in; each leaves a challenge. */
const FIRST_STEPS: Record<string, () => Promise<string>> = {
  password: () => on.firstStep(),
  'SMS code': async () =>
    challengeOf(
      await on.client.post('user/login', {
        userPhone: PHONE,
        loginType: 0,
        smsVerificationCode: await on.client.code(PHONE, 'login'),
      }),
    ),
  'linked account': async () =>
    challengeOf(await on.client.post('user/login/linked', await codeOf(on.client.mockFetch, 'h-1001'))),
};

async function changePhone(token: string) {
  const { client } = on;
  const proven = await client.post('user/phone/verify', { method: 'password', password: PASSWORD }, token);
  const { proofId } = (proven.result as { proof: { proofId: string } }).proof;
  await client.post('user/phone/code', { target: 'new', proofId, userPhone: NEW_PHONE }, token);
  const smsVerificationCode = db().smsMessages.findLast(({ userPhone }) => userPhone === NEW_PHONE)?.code;
  return client.post('user/phone/change', { proofId, smsVerificationCode }, token);
}

const turnOff = () => on.client.call('DELETE', 'user/secondStep', undefined, { 'x-authorization': on.token });

/** What the owner of the account does while a sign-in is half finished. */
const CHANGES: Record<string, () => Promise<unknown>> = {
  'a password change': () =>
    on.client.post(
      'user/password/change',
      { oldPassword: PASSWORD, password: NEW_PASSWORD, passwordRepeat: NEW_PASSWORD },
      on.token,
    ),
  'a password reset': async () =>
    on.client.post('user/password/reset', {
      userPhone: PHONE,
      smsVerificationCode: await on.client.code(PHONE, 'resetPassword'),
      password: NEW_PASSWORD,
      passwordRepeat: NEW_PASSWORD,
    }),
  'a phone change': () => changePhone(on.token),
  'turning the second step off': async () => {
    await on.prove();
    return turnOff();
  },
  'another second step': async () => {
    await on.prove();
    await turnOff();
    const { secret } = await on.turnOn();
    return { code: secret === '' ? 0 : 200 };
  },
  'new recovery codes': async () => {
    await on.prove();
    return on.client.post('user/secondStep/recoveryCodes', undefined, on.token);
  },
  'unlinking the account': async () => {
    await on.prove();
    const headers = { 'x-authorization': on.token };
    return on.client.call('DELETE', 'user/linked/harbor', undefined, headers);
  },
  'signing out everywhere else': () => on.client.post('user/session/revoke', { others: true }, on.token),
};

const CASES = Object.keys(FIRST_STEPS).flatMap((way) => Object.keys(CHANGES).map((change) => [way, change]));

it.each(CASES)('a sign-in by %s ends with %s', async (way = '', change = '') => {
  const { secret, recoveryCodes } = await on.turnOn();
  const challenge = (await FIRST_STEPS[way]?.()) ?? '';
  expect(await CHANGES[change]?.()).toMatchObject({ code: 200 });
  on.client.advance(30);
  const sessions = db().sessions.length;
  for (const answer of [
    { code: '000000' },
    { code: on.codeAt(secret) },
    { recoveryCode: recoveryCodes[0] ?? '' },
  ])
    expect((await on.secondStep(challenge, answer)).code).toBe(SECOND_STEP_ERROR.challengeOver);
  expect(db().sessions).toHaveLength(sessions);
});

it('a sign-in never accepts a code when the second step is missing', async () => {
  await on.turnOn();
  const challenge = await on.firstStep();
  db().secondSteps = [];
  expect((await on.secondStep(challenge, { code: '000000' })).code).toBe(SECOND_STEP_ERROR.challengeOver);
});

it('leaves the half-finished sign-in of another user alone', async () => {
  const { secret } = await on.turnOn();
  const challenge = await on.firstStep();
  const admin = await on.client.signIn('admin');
  const passwords = { oldPassword: PASSWORD, password: NEW_PASSWORD, passwordRepeat: NEW_PASSWORD };
  expect((await on.client.post('user/password/change', passwords, admin)).code).toBe(200);
  expect((await on.secondStep(challenge, { code: on.codeAt(secret) })).code).toBe(200);
});

it.each([
  ['a password change', () => CHANGES['a password change']?.()],
  ['a phone change', () => CHANGES['a phone change']?.()],
])('half-finished bindings of accounts end with %s', async (_name, change) => {
  const { client } = on;
  client.advance(1);
  const linked = await client.post('user/login/linked', await codeOf(client.mockFetch, 'h-1003'));
  const { ticket } = linked.result as { ticket: string };
  const token = await client.signIn();
  on = { ...on, token };
  const account = getConsoleAccount(customer(), 'en');
  requestConsent(customer(), account, 'taobao');
  client.advance(1);
  await change();
  expect((await client.post('user/linked', { ticket }, token)).code).toBe(INSTANCE_ERROR.proofRequired);
  expect(account.consent).toBeUndefined();
});
