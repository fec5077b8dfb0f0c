import { db } from '../../../mock/lib/db';
import { SECOND_STEP_REQUIRED } from '../../../src/domain/account/login';
import { SECOND_STEP } from '../../../src/domain/account/secondStep';
import { appCode } from '../../support/authenticator';
import { createMockClient } from './mockClient';

export const PASSWORD = 'Market#2026';

/** A client of a freshly seeded mock, whose user has signed in to change their second step. */
export async function createSecondStepClient() {
  const client = createMockClient();
  const token = await client.signIn();

  const prove = () => client.post('user/proof', { password: PASSWORD }, token);

  /** The app's code, a number of steps away from now. */
  const codeAt = (secret: string, steps = 0) =>
    appCode(secret, Date.now() + (db().clockOffsetSeconds + steps * SECOND_STEP.periodSeconds) * 1000);

  async function setUp() {
    await prove();
    const { result } = await client.post('user/secondStep/setup', undefined, token);
    return result as { setupId: string; secret: string; account: string; expiresAt: string };
  }

  return {
    client,
    token,
    prove,
    codeAt,
    setUp,
    /** Turns the second step on and waits for the next code. */
    async turnOn() {
      const { setupId, secret } = await setUp();
      const { result } = await client.post('user/secondStep', { setupId, code: codeAt(secret) }, token);
      client.advance(SECOND_STEP.periodSeconds);
      return { secret, ...(result as { recoveryCodes: string[] }) };
    },
    /** Takes the first step and returns the challenge. */
    async firstStep() {
      const { code, result } = await client.password('user', PASSWORD);
      expect(code).toBe(SECOND_STEP_REQUIRED);
      return (result as { challenge: string }).challenge;
    },
    secondStep: (challenge: string, answer: { code: string } | { recoveryCode: string }) =>
      client.post('user/login/secondStep', { challenge, ...answer }),
    async status() {
      const { result } = await client.get('user/secondStep', token);
      return result as { enabled: boolean; recoveryCodesLeft: number };
    },
    /** The titles of the messages about security, newest first. */
    async messages() {
      const { result } = await client.get('message/list?topic=security&pageSize=50', token);
      return (result as { list: { title: string }[] }).list.map(({ title }) => title);
    },
  };
}
