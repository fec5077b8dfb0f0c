import type { RegisterPayload, ResetPasswordPayload } from '@/domain/account/registration';
import { registrationEndpoints } from '@/domain/account/registration';
import { type CallOptions, call } from './call';

/** Registers an account and returns its owner. Throws a `RequestError`; its code names the wrong field. */
export function register(body: RegisterPayload, options?: CallOptions) {
  return call(registrationEndpoints.register, { body }, options);
}

/** Sets a new password with a code sent to the phone. */
export function resetPassword(body: ResetPasswordPayload, options?: CallOptions) {
  return call(registrationEndpoints.resetPassword, { body }, options);
}
