import type { RegisterPayload, ResetPasswordPayload } from '@/domain/account/registration';
import { registrationEndpoints } from '@/domain/account/registration';
import { type CallOptions, call } from './call';

/** Registers an account and returns its owner. Throws a `RequestError` whose code names the field. */
export function register(body: RegisterPayload, options?: CallOptions) {
  return call(registrationEndpoints.register, { body }, options);
}

export function resetPassword(body: ResetPasswordPayload, options?: CallOptions) {
  return call(registrationEndpoints.resetPassword, { body }, options);
}
