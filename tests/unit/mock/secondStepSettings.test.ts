import { db } from '../../../mock/lib/db';
import { SECOND_STEP_ERROR as E, SECOND_STEP } from '../../../src/domain/account/secondStep';
import { INSTANCE_ERROR } from '../../../src/domain/instance/instanceMachine';
import { wrongCode } from './mockClient';
import { createSecondStepClient } from './secondStepClient';

const PASSWORD = 'Market#2026';

type SecondStepClient = Awaited<ReturnType<typeof createSecondStepClient>>;

let client: SecondStepClient['client'];
let token: string;
let prove: SecondStepClient['prove'];
let codeAt: SecondStepClient['codeAt'];
let setUp: SecondStepClient['setUp'];
let turnOn: SecondStepClient['turnOn'];
let firstStep: SecondStepClient['firstStep'];
let secondStep: SecondStepClient['secondStep'];
let status: SecondStepClient['status'];
let messages: SecondStepClient['messages'];

beforeEach(async () => {
  ({ client, token, prove, codeAt, setUp, turnOn, firstStep, secondStep, status, messages } =
    await createSecondStepClient());
});

describe('the proof of identity', () => {
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
    expect((await secondStep(open, { code: '000000' })).code).toBe(E.challengeOver);
    expect(await messages()).toContain('Two-step verification turned off');
    expect((await client.post('user/secondStep/recoveryCodes', undefined, token)).code).toBe(E.notOn);
  });
});
