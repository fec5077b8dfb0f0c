import { history, useAppData, useIntl, useSearchParams } from '@umijs/max';
import { useEffect, useEffectEvent, useState } from 'react';
import { addressWithQuery } from '@/browser/addressWithQuery';
import { keptOwner } from '@/browser/ownerMark';
import {
  canAuthorize,
  keepAuthorization,
  takeAuthorization,
  toCodeChallenge,
} from '@/browser/pendingAuthorization';
import {
  type IdentityProvider,
  type LinkedLoginPayload,
  type ReturnError,
  readReturn,
  toAuthorizeAddress,
} from '@/domain/account/linkedAccount';

/** `insecure`: browsers make no code challenge on this page. `storage`: the way back could not be checked. */
export type AuthorizationError = ReturnError | 'insecure' | 'storage';

interface AuthorizationOptions {
  /** The page to which the provider sends the browser back. */
  path: string;
  /** Called once with the code that the browser has come back with, and where the user wanted to go; unchecked. */
  onCode: (payload: LinkedLoginPayload, redirect: string | undefined) => unknown;
}

/** Reads the query that a provider has sent the browser back with; undefined for any other visit. */
function readArrival(query: URLSearchParams) {
  if (!['code', 'error', 'state'].some((name) => query.has(name))) return undefined;
  const pending = takeAuthorization();
  return {
    redirect: pending?.redirect,
    owner: keptOwner(pending),
    result: readReturn(query, pending, Date.now()),
  };
}

/** The way to an identity provider and back (OAuth 2, authorization code with PKCE; RFC 6749, RFC 7636). */
export function useAuthorization({ path, onCode }: AuthorizationOptions) {
  const { basename = '/' } = useAppData();
  const { locale } = useIntl();
  const [query] = useSearchParams();
  const [arrival] = useState(() => readArrival(query));
  const [error, setError] = useState<AuthorizationError | undefined>(
    arrival && 'error' in arrival.result ? arrival.result.error : undefined,
  );

  const handleArrival = useEffectEvent(() => {
    if (!arrival) return;
    const { redirect, owner, result } = arrival;
    // The code leaves the address at once, and with it the history.
    history.replace(addressWithQuery(path, new URLSearchParams(redirect ? { redirect } : {})), owner);
    if (!('code' in result)) return;
    const { provider, codeVerifier, redirectUri, remember } = result.pending;
    // Whoever links the account by signing in may be somebody else.
    onCode(
      { provider, code: result.code, codeVerifier, redirectUri, remember },
      owner ? undefined : redirect,
    );
  });
  useEffect(() => handleArrival(), []);

  /** Leaves the portal for the provider's page; `remember` is sent with the code. */
  async function start(provider: IdentityProvider, redirect?: string, remember?: boolean): Promise<void> {
    setError(undefined);
    if (!canAuthorize()) {
      setError('insecure');
      return;
    }
    const redirectUri = window.location.origin + basename.replace(/\/$/, '') + path;
    const owner = keptOwner(history.location.state);
    const pending = keepAuthorization({
      ...{ provider: provider.provider, redirectUri, redirect, remember },
      ...owner,
    });
    if (!pending) {
      setError('storage');
      return;
    }
    const codeChallenge = await toCodeChallenge(pending.codeVerifier);
    window.location.assign(toAuthorizeAddress(provider, pending, { codeChallenge, locale }));
  }

  return { error, start, hasCode: arrival !== undefined && 'code' in arrival.result };
}
