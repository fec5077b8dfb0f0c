import type { LinkedLoginPayload, LinkPayload } from '@/domain/account/linkedAccount';
import { linkedAccountEndpoints } from '@/domain/account/linkedAccountEndpoints';
import { type CallOptions, call } from './call';

/** Throws a `RequestError`. */
export function fetchIdentityProviders(options?: CallOptions) {
  return call(linkedAccountEndpoints.providers, {}, options);
}

/** Signs in by a code of a provider; returns a token, or a ticket for an account that nobody has linked. Throws a `RequestError`. */
export function signInByProvider(body: LinkedLoginPayload, options?: CallOptions) {
  return call(linkedAccountEndpoints.login, { body }, options);
}

/** Throws a `RequestError`. */
export function fetchLinkedAccounts(options?: CallOptions) {
  return call(linkedAccountEndpoints.list, {}, options);
}

/** Links an account and returns all linked ones. Throws a `RequestError`. */
export function linkAccount(body: LinkPayload, options?: CallOptions) {
  return call(linkedAccountEndpoints.link, { body }, options);
}

/** Returns the accounts that are still linked. Throws a `RequestError`. */
export function unlinkAccount(provider: string, options?: CallOptions) {
  return call(linkedAccountEndpoints.unlink, { params: { provider } }, options);
}
