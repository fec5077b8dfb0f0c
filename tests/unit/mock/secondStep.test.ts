import { db } from '../../../mock/lib/db';
import { codeOfStep, fromBase32 } from '../../../mock/lib/security/totp';
import { SECOND_STEP_REQUIRED } from '../../../src/domain/account/login';
import { SECOND_STEP_ERROR as E, getTimeStep, SECOND_STEP } from '../../../src/domain/account/secondStep';
import { INSTANCE_ERROR } from '../../../src/domain/instance/instanceMachine';
import { createMockClient, wrongCode } from './mockClient';

const PASSWORD = 'Market#2026';
const USER_INFO = 'user/query/current/userInfo';

let client: ReturnType<typeof createMockClient>;
let token: string;

beforeEach(async () => {
  client = createMockClient();
  token = await client.signIn();
});

const prove = () => client.post('user/proof', { password: PASSWORD }, token);

/** The app's code, a number of steps away from now. */
const codeAt = (secret: string, steps = 0) =>
  codeOfStep(fromBase32(secret), getTimeStep(Date.now() + db().clockOffsetSeconds * 1000) + steps);

async function setUp() {
  await prove();
  const { result } = await client.post('user/secondStep/setup', undefined, token);
  return result as { setupId: string; secret: string; account: string; expiresAt: string };
}

/** Turns the second step on and waits for the next code. */
async function turnOn() {
  const { setupId, secret } = await setUp();
  const { result } = await client.post('user/secondStep', { setupId, code: codeAt(secret) }, token);
  client.advance(SECOND_STEP.periodSeconds);
  return { secret, ...(result as { recoveryCodes: string[] }) };
}

/** Takes the first step and returns the challenge. */
async function firstStep() {
  const { code, result } = await client.password('user', PASSWORD);
  expect(code).toBe(SECOND_STEP_REQUIRED);
  return (result as { challenge: string }).challenge;
}

const secondStep = (challenge: string, answer: { code: string } | { recoveryCode: string }) =>
  client.post('user/login/secondStep', { challenge, ...answer });

const status = async () =>
  (await client.get('user/secondStep', token)).result as { enabled: boolean; recoveryCodesLeft: number };

const messages = async () =>
  (
    (await client.get('message/list?topic=security&pageSize=50', token)).result as {
      list: { title: string }[];
    }
  ).list.map(({ title }) => title);

describe('the proof of identity', () => {
  it.each([
    ['POST', 'user/secondStep/setup'],
    ['POST', 'user/secondStep/recoveryCodes'],
    ['DELETE', 'user/secondStep'],
  ])('is needed for %s %s', async (method, path) => {
    const call = () => client.call(method, path, undefined, { 'x-authorization': token });
    expect((await call()).code).toBe(INSTANCE_ERROR.proofRequired);
    expect(await prove()).toMatchObject({ code: 200, result: { validForSeconds: 300 } });
    expect((await call()).code).not.toBe(INSTANCE_ERROR.proofRequired);
    client.advance(300);
    expect((await call()).code).toBe(INSTANCE_ERROR.proofRequired);
  });

  it('is not valid in another session', async () => {
    await prove();
    const other = await client.signIn();
    expect((await client.post('user/secondStep/setup', undefined, other)).code).toBe(
      INSTANCE_ERROR.proofRequired,
    );
  });

  it('is given by a code to the phone, once', async () => {
    await client.post('user/proof/code', undefined, token);
    const { messages: sent } = (await client.get('demo/outbox')).result as {
      messages: { userPhone: string; code: string }[];
    };
    const smsVerificationCode = sent[0]?.code ?? '';
    const wrong = { smsVerificationCode: wrongCode(smsVerificationCode) };
    expect((await client.post('user/proof', wrong, token)).code).toBe(10005);
    expect((await client.post('user/proof', { smsVerificationCode }, token)).code).toBe(200);
    expect((await client.post('user/proof', { smsVerificationCode }, token)).code).toBe(10006);
  });

  it('is refused with a wrong password, or without any', async () => {
    expect((await client.post('user/proof', { password: 'wrong' }, token)).code).toBe(10001);
    expect((await client.post('user/proof', {}, token)).code).toBe(400);
    expect((await client.post('user/proof', { password: PASSWORD })).code).toBe(401);
  });
});

describe('turning it on', () => {
  it('takes the first code of the new secret and returns ten recovery codes, which are stored hashed', async () => {
    const { setupId, secret, account } = await setUp();
    expect(account).toBe('user');
    expect(await status()).toMatchObject({ enabled: false });
    const reply = await client.post('user/secondStep', { setupId, code: codeAt(secret) }, token);
    const { recoveryCodes } = reply.result as { recoveryCodes: string[] };
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[2-9A-Z]{5}-[2-9A-Z]{5}$/);
    expect(await status()).toMatchObject({ enabled: true, recoveryCodesLeft: 10 });
    const stored = JSON.stringify(db().secondSteps);
    for (const code of recoveryCodes) {
      expect(stored).not.toContain(code);
      expect(stored).not.toContain(code.replace('-', ''));
    }
    expect(await messages()).toContain('Two-step verification turned on');
  });

  it('accepts one step of clock drift either way, and no more', async () => {
    for (const [steps, code] of [
      [-2, E.codeWrong],
      [2, E.codeWrong],
      [-1, 200],
    ] as const) {
      const { setupId, secret } = await setUp();
      const body = { setupId, code: codeAt(secret, steps) };
      expect((await client.post('user/secondStep', body, token)).code).toBe(code);
    }
  });

  it('ends after ten minutes, after five wrong codes, and with a newer secret', async () => {
    const late = await setUp();
    client.advance(SECOND_STEP.setupSeconds);
    const confirm = (setupId: string, code: string) =>
      client.post('user/secondStep', { setupId, code }, token);
    expect((await confirm(late.setupId, codeAt(late.secret))).code).toBe(E.setupOver);

    const tried = await setUp();
    for (let i = 0; i < 4; i += 1)
      expect((await confirm(tried.setupId, codeAt(tried.secret, 9))).code).toBe(E.codeWrong);
    expect((await confirm(tried.setupId, codeAt(tried.secret, 9))).code).toBe(E.setupOver);
    expect((await confirm(tried.setupId, codeAt(tried.secret))).code).toBe(E.setupOver);

    const older = await setUp();
    await setUp();
    expect((await confirm(older.setupId, codeAt(older.secret))).code).toBe(E.setupOver);
    expect(await status()).toMatchObject({ enabled: false });
  });

  it('is refused to another session, another user, and while it is on', async () => {
    const { setupId, secret } = await setUp();
    for (const other of [await client.signIn(), await client.signIn('admin')]) {
      const reply = await client.post('user/secondStep', { setupId, code: codeAt(secret) }, other);
      expect(reply.code).toBe(E.setupOver);
    }
    await client.post('user/secondStep', { setupId, code: codeAt(secret) }, token);
    expect((await client.post('user/secondStep/setup', undefined, token)).code).toBe(E.alreadyOn);
  });
});

describe('signing in', () => {
  it('by password takes a code, and starts no session before', async () => {
    const { secret } = await turnOn();
    const sessions = db().sessions.length;
    const challenge = await firstStep();
    expect(db().sessions).toHaveLength(sessions);
    expect((await client.get(USER_INFO, challenge)).code).toBe(401);
    const { code, result } = await secondStep(challenge, { code: codeAt(secret) });
    expect(code).toBe(200);
    const { token: started } = result as { token: string };
    expect((await client.get(USER_INFO, started)).result).toMatchObject({ userName: 'user' });
  });

  it('by SMS code takes a code as well', async () => {
    const { secret } = await turnOn();
    const smsVerificationCode = await client.code('13900139000', 'login');
    const reply = await client.post('user/login', {
      userPhone: '13900139000',
      loginType: 0,
      smsVerificationCode,
    });
    expect(reply.code).toBe(SECOND_STEP_REQUIRED);
    const { challenge } = reply.result as { challenge: string };
    expect((await secondStep(challenge, { code: codeAt(secret) })).code).toBe(200);
    const { list } = (await client.get('user/login/history', token)).result as {
      list: { loginType: number; outcome: string }[];
    };
    expect(list[0]).toMatchObject({ loginType: 0, outcome: 'success' });
  });

  it('leaves other users without a second step', async () => {
    await turnOn();
    expect((await client.password('admin', PASSWORD)).code).toBe(200);
  });

  it('accepts no code of a time step twice, not even the one that turned it on', async () => {
    const { setupId, secret } = await setUp();
    const code = codeAt(secret);
    await client.post('user/secondStep', { setupId, code }, token);
    const challenge = await firstStep();
    expect((await secondStep(challenge, { code })).code).toBe(E.codeUsed);
    client.advance(SECOND_STEP.periodSeconds);
    const next = codeAt(secret);
    expect((await secondStep(challenge, { code: next })).code).toBe(200);
    expect((await secondStep(await firstStep(), { code: next })).code).toBe(E.codeUsed);
    // A step before the last used one, which the clock drift would allow.
    client.advance(SECOND_STEP.periodSeconds);
    await secondStep(await firstStep(), { code: codeAt(secret, 1) });
    expect((await secondStep(await firstStep(), { code: codeAt(secret) })).code).toBe(E.codeUsed);
  });

  it('accepts one step of clock drift either way, and no more', async () => {
    const { secret } = await turnOn();
    client.advance(10 * SECOND_STEP.periodSeconds);
    const challenge = await firstStep();
    expect((await secondStep(challenge, { code: codeAt(secret, -2) })).code).toBe(E.codeWrong);
    expect((await secondStep(challenge, { code: codeAt(secret, 2) })).code).toBe(E.codeWrong);
    expect((await secondStep(challenge, { code: codeAt(secret, -1) })).code).toBe(200);
    expect((await secondStep(await firstStep(), { code: codeAt(secret, 1) })).code).toBe(200);
  });

  it('uses a challenge for one sign-in within five minutes', async () => {
    const { secret } = await turnOn();
    const challenge = await firstStep();
    await secondStep(challenge, { code: codeAt(secret) });
    client.advance(SECOND_STEP.periodSeconds);
    expect((await secondStep(challenge, { code: codeAt(secret) })).code).toBe(E.challengeOver);
    const late = await firstStep();
    client.advance(SECOND_STEP.challengeSeconds);
    expect((await secondStep(late, { code: codeAt(secret) })).code).toBe(E.challengeOver);
    expect((await secondStep(token, { code: codeAt(secret) })).code).toBe(E.challengeOver);
    expect((await secondStep('unknown', { code: codeAt(secret) })).code).toBe(E.challengeOver);
  });

  it('starts again after five wrong codes, and is locked for 15 minutes after ten in a row', async () => {
    const { secret, recoveryCodes } = await turnOn();
    const wrong = { code: codeAt(secret, 9) };
    const first = await firstStep();
    for (let i = 0; i < 4; i += 1) expect((await secondStep(first, wrong)).code).toBe(E.codeWrong);
    expect((await secondStep(first, wrong)).code).toBe(E.challengeOver);
    expect((await secondStep(first, { code: codeAt(secret) })).code).toBe(E.challengeOver);

    const second = await firstStep();
    for (let i = 0; i < 4; i += 1) await secondStep(second, { recoveryCode: 'AAAAA-AAAAA' });
    await secondStep(second, wrong);
    const third = await firstStep();
    for (const answer of [{ code: codeAt(secret) }, { recoveryCode: recoveryCodes[0] ?? '' }]) {
      expect(await secondStep(third, answer)).toMatchObject({
        code: E.locked,
        message: 'Too many wrong codes. Try again in 15 minutes.',
        result: { retryAfterSeconds: 900 },
      });
    }
    client.advance(900);
    expect((await secondStep(await firstStep(), { code: codeAt(secret) })).code).toBe(200);
    const { list } = (await client.get('user/login/history?pageSize=20', token)).result as {
      list: { outcome: string }[];
    };
    expect(list.filter(({ outcome }) => outcome === 'wrongSecondStep')).toHaveLength(10);
  });

  it('with a recovery code works once for each, in any spelling', async () => {
    const { recoveryCodes } = await turnOn();
    const [one = '', two = ''] = recoveryCodes;
    const reply = await secondStep(await firstStep(), { recoveryCode: ` ${one.toLowerCase()} ` });
    expect(reply).toMatchObject({ code: 200, result: { recoveryCodesLeft: 9 } });
    expect((await secondStep(await firstStep(), { recoveryCode: one })).code).toBe(E.codeWrong);
    expect((await secondStep(await firstStep(), { recoveryCode: two })).result).toMatchObject({
      recoveryCodesLeft: 8,
    });
    expect(await status()).toMatchObject({ recoveryCodesLeft: 8 });
    expect((await messages()).filter((title) => title.includes('recovery code'))).toHaveLength(2);
  });

  it('still needs the code after the password was reset', async () => {
    const { secret } = await turnOn();
    const smsVerificationCode = await client.code('13900139000', 'resetPassword');
    const password = 'Blue.Kettle.On.Tuesday';
    await client.post('user/password/reset', {
      userPhone: '13900139000',
      smsVerificationCode,
      password,
      passwordRepeat: password,
    });
    const { code, result } = await client.password('user', password);
    expect(code).toBe(SECOND_STEP_REQUIRED);
    const { challenge } = result as { challenge: string };
    expect((await secondStep(challenge, { code: codeAt(secret) })).code).toBe(200);
  });
});

describe('changing it', () => {
  it('replaces all recovery codes', async () => {
    const { recoveryCodes } = await turnOn();
    await prove();
    const { result } = await client.post('user/secondStep/recoveryCodes', undefined, token);
    const fresh = (result as { recoveryCodes: string[] }).recoveryCodes;
    expect(fresh.filter((code) => recoveryCodes.includes(code))).toEqual([]);
    const old = { recoveryCode: recoveryCodes[0] ?? '' };
    expect((await secondStep(await firstStep(), old)).code).toBe(E.codeWrong);
    expect((await secondStep(await firstStep(), { recoveryCode: fresh[0] ?? '' })).code).toBe(200);
    expect(await messages()).toContain('New recovery codes created');
  });

  it('turns it off, so that the first step is enough', async () => {
    await turnOn();
    const open = await firstStep();
    await prove();
    const off = await client.call('DELETE', 'user/secondStep', undefined, { 'x-authorization': token });
    expect(off).toMatchObject({ code: 200, result: { enabled: false, recoveryCodesLeft: 0 } });
    expect((await client.password('user', PASSWORD)).code).toBe(200);
    expect((await secondStep(open, { code: '000000' })).code).toBe(200);
    expect(await messages()).toContain('Two-step verification turned off');
    expect((await client.post('user/secondStep/recoveryCodes', undefined, token)).code).toBe(E.notOn);
  });
});
