import type { SecondStep } from '@/domain/account/secondStep';
import { secondStepEndpoints } from '@/domain/account/secondStepEndpoints';
import { type CallOptions, service } from './call';

export const fetchSecondStep: (options?: CallOptions) => Promise<SecondStep> = service(
  secondStepEndpoints.status,
);

/** Creates a secret for an authenticator app. */
export const setUpSecondStep = service(secondStepEndpoints.setUp);

/** Turns the second step on and returns the recovery codes. */
export const turnOnSecondStep = service(secondStepEndpoints.turnOn);

/** Replaces all recovery codes. */
export const renewRecoveryCodes = service(secondStepEndpoints.renewCodes);

export const turnOffSecondStep = service(secondStepEndpoints.turnOff);

/** Completes a sign-in and returns the token. */
export const signInWithSecondStep = service(secondStepEndpoints.login);
