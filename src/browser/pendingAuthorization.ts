import { safeParse } from 'valibot';
import {
  LINKED_ACCOUNT,
  type PendingAuthorization,
  pendingAuthorizationSchema,
} from '@/domain/account/linkedAccount';

const KEY = 'portal_pending_authorization';

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=/g, '');

/** Returns a random text of base64url characters. */
export function randomText(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return toBase64Url(bytes).slice(0, length);
}

/** Whether this page can make a code challenge: browsers offer that over HTTPS and on localhost only. */
export const canAuthorize = (): boolean => Boolean(globalThis.crypto?.subtle);

/** Returns the S256 challenge of a code verifier (RFC 7636 section 4.2). */
export async function toCodeChallenge(codeVerifier: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier));
  return toBase64Url(new Uint8Array(digest));
}

/**
 * Starts a sign-in at a provider: makes its state and code verifier and keeps them in this tab. Returns undefined where storage
 * is blocked, because the way back could not be checked.
 */
export function keepAuthorization(
  started: Pick<PendingAuthorization, 'provider' | 'redirectUri' | 'redirect' | 'owner' | 'remember'>,
): PendingAuthorization | undefined {
  const pending = {
    ...started,
    state: randomText(43),
    codeVerifier: randomText(LINKED_ACCOUNT.verifierLength),
    startedAt: Date.now(),
  };
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(pending));
    return pending;
  } catch {
    return undefined;
  }
}

/** Returns the started sign-in of this tab and forgets it, so that each way back is used once. */
export function takeAuthorization(): PendingAuthorization | undefined {
  try {
    const stored = window.sessionStorage.getItem(KEY);
    window.sessionStorage.removeItem(KEY);
    const parsed = safeParse(pendingAuthorizationSchema, JSON.parse(stored ?? 'null'));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}
