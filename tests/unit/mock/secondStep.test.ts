import { SECOND_STEP_ERROR as E, SECOND_STEP } from '../../../src/domain/account/secondStep';
import { createSecondStepClient } from './secondStepClient';

type SecondStepClient = Awaited<ReturnType<typeof createSecondStepClient>>;

let client: SecondStepClient['client'];
let token: string;
let codeAt: SecondStepClient['codeAt'];
let setUp: SecondStepClient['setUp'];
let firstStep: SecondStepClient['firstStep'];
let secondStep: SecondStepClient['secondStep'];

beforeEach(async () => {
  ({ client, token, codeAt, setUp, firstStep, secondStep } = await createSecondStepClient());
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
});
