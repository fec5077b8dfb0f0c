import { db } from '../../../mock/lib/db';
import { SECOND_STEP_REQUIRED } from '../../../src/domain/account/login';
import { SECOND_STEP_ERROR as E, SECOND_STEP } from '../../../src/domain/account/secondStep';
import { createSecondStepClient } from './secondStepClient';

const PASSWORD = 'Market#2026';
const USER_INFO = 'user/query/current/userInfo';

type SecondStepClient = Awaited<ReturnType<typeof createSecondStepClient>>;

let client: SecondStepClient['client'];
let token: string;
let codeAt: SecondStepClient['codeAt'];
let setUp: SecondStepClient['setUp'];
let turnOn: SecondStepClient['turnOn'];
let firstStep: SecondStepClient['firstStep'];
let secondStep: SecondStepClient['secondStep'];
let status: SecondStepClient['status'];
let messages: SecondStepClient['messages'];

beforeEach(async () => {
  ({ client, token, codeAt, setUp, turnOn, firstStep, secondStep, status, messages } =
    await createSecondStepClient());
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
