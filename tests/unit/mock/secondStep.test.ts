import { SECOND_STEP_ERROR as E, SECOND_STEP } from '../../../src/domain/account/secondStep';
import { createSecondStepClient, PASSWORD } from './secondStepClient';

type SecondStepClient = Awaited<ReturnType<typeof createSecondStepClient>>;

let client: SecondStepClient['client'];
let token: string;
let codeAt: SecondStepClient['codeAt'];
let setUp: SecondStepClient['setUp'];
let firstStep: SecondStepClient['firstStep'];
let secondStep: SecondStepClient['secondStep'];
let turnOn: SecondStepClient['turnOn'];

beforeEach(async () => {
  ({ client, token, codeAt, setUp, firstStep, secondStep, turnOn } = await createSecondStepClient());
});

describe('turning it on', () => {
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

  it('is not locked on a known device by wrong codes on others, and has a lock of its own there', async () => {
    const known = await client.password('user', PASSWORD);
    const { deviceToken } = known.result as { deviceToken: string };
    const { secret } = await turnOn();
    const firstStepThere = async () => {
      const body = { userPhone: 'user', loginType: 1, password: PASSWORD, deviceToken };
      return ((await client.post('user/login', body)).result as { challenge: string }).challenge;
    };
    const lock = async (start: () => Promise<string>) => {
      for (let tries = 0; tries < SECOND_STEP.lockAfterFailures; tries += 1)
        await secondStep(await start(), { recoveryCode: '2222222222' });
      return (await secondStep(await start(), { code: codeAt(secret) })).code;
    };
    expect(await lock(firstStep)).toBe(E.locked);
    expect((await secondStep(await firstStepThere(), { code: codeAt(secret) })).code).toBe(200);
    client.advance(SECOND_STEP.periodSeconds);
    expect(await lock(firstStepThere)).toBe(E.locked);
    client.advance(SECOND_STEP.lockForMs / 1000);
    expect((await secondStep(await firstStepThere(), { code: codeAt(secret) })).code).toBe(200);
  });
});
