import { now } from '../../mock/lib/clock';
import { db } from '../../mock/lib/db';
import { hashPassword } from '../../mock/lib/passwords';
import { createSecret } from '../../mock/lib/security/totp';
import { getUser } from './signedIn';

export const RECOVERY_CODE = '7K2QDM9XPA';

/** Turns the second step of the sample customer on and returns its secret. */
export function turnSecondStepOn(recoveryCodes = [RECOVERY_CODE]): string {
  const secret = createSecret();
  db().secondSteps.push({
    userId: getUser().userId,
    secret,
    turnedOnAt: now(),
    lastUsedStep: 0,
    recoveryCodes: recoveryCodes.map(hashPassword),
    wrongTries: 0,
    lockedUntil: 0,
  });
  return secret;
}
