import { now } from '../../../../mock/lib/clock';
import { SECOND_STEP } from '../../../../src/domain/account/secondStep';
import { SMS_LIMITS } from '../../../../src/domain/account/smsCode';
import { appCode } from '../../../support/authenticator';
import { idAt, type Recorder } from './recorder';

const PASSWORD = 'Market#2026';

/** Turns the second step of the account `user` on, signs in with it, and turns it off again. */
export async function recordSecondStep({ call, client }: Recorder): Promise<void> {
  const by = 'user';
  // The last code to this number was sent before.
  client.advance(SMS_LIMITS.resendAfterSeconds);
  await call('sendProofCode', { by, body: {} });
  await call('proveAccount', { by, body: { password: PASSWORD } });
  const setup = await call('setUpSecondStep', { by });
  const secret = idAt(setup, 'secret');
  const body = { setupId: idAt(setup, 'setupId'), code: appCode(secret, now()) };
  await call('turnOnSecondStep', { by, body });
  await call('getSecondStep', { by });
  client.advance(SECOND_STEP.periodSeconds);
  const first = await client.password(by, PASSWORD);
  const challenge = idAt(first.result, 'challenge');
  await call('signInWithSecondStep', { by: null, body: { challenge, code: appCode(secret, now()) } });
  await call('renewRecoveryCodes', { by });
  await call('turnOffSecondStep', { by });
}
