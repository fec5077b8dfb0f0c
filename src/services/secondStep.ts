import type { SecondStepLoginPayload, SetupConfirmPayload } from '@/domain/account/secondStep';
import { secondStepEndpoints } from '@/domain/account/secondStepEndpoints';
import { type CallOptions, call } from './call';

/** Throws a `RequestError`. */
export function fetchSecondStep(options?: CallOptions) {
  return call(secondStepEndpoints.status, {}, options);
}

/** Creates a secret for an authenticator app. Throws a `RequestError`, also without a proof of identity. */
export function setUpSecondStep(options?: CallOptions) {
  return call(secondStepEndpoints.setUp, {}, options);
}

/** Turns the second step on and returns the recovery codes. Throws a `RequestError`. */
export function turnOnSecondStep(body: SetupConfirmPayload, options?: CallOptions) {
  return call(secondStepEndpoints.turnOn, { body }, options);
}

/** Replaces all recovery codes. Throws a `RequestError`, also without a proof of identity. */
export function renewRecoveryCodes(options?: CallOptions) {
  return call(secondStepEndpoints.renewCodes, {}, options);
}

/** Throws a `RequestError`, also without a proof of identity. */
export function turnOffSecondStep(options?: CallOptions) {
  return call(secondStepEndpoints.turnOff, {}, options);
}

/** Completes a sign-in and returns the token. Throws a `RequestError` whose code names the field. */
export function signInWithSecondStep(body: SecondStepLoginPayload, options?: CallOptions) {
  return call(secondStepEndpoints.login, { body }, options);
}
