import { linkedAccountEndpoints } from '@/domain/account/linkedAccountEndpoints';
import { service } from './call';

export const fetchIdentityProviders = service(linkedAccountEndpoints.providers);

/** Signs in by a code of a provider; returns a token, or a ticket for an account that nobody has linked. */
export const signInByProvider = service(linkedAccountEndpoints.login);

export const fetchLinkedAccounts = service(linkedAccountEndpoints.list);

/** Links an account and returns all linked ones. */
export const linkAccount = service(linkedAccountEndpoints.link);

/** Returns the accounts that are still linked. */
export const unlinkAccount = service(linkedAccountEndpoints.unlink);
