import * as v from 'valibot';
import { text, timestamp } from '../schemas';
import { deviceEntries, loginResultSchema } from './login';

export const LINKED_ACCOUNT = {
  /** Seconds in which the browser must come back from the provider. */
  stateSeconds: 600,
  /** Seconds in which a ticket must be redeemed. */
  ticketSeconds: 900,
  /** Characters of a code verifier (RFC 7636 section 4.1: 43 to 128). */
  verifierLength: 64,
} as const;

export const LINKED_ERROR = {
  /** The provider has refused the code: it is unknown, expired, used, or of another verifier. */
  codeRefused: 10201,
  /** The provider’s token endpoint did not answer. */
  providerUnreachable: 10202,
  /** The account at the provider is linked to another user. */
  linkedElsewhere: 10203,
  /** The user has another linked account at this provider. */
  alreadyLinked: 10204,
  /** The ticket is unknown, has expired or was used. */
  ticketOver: 10205,
  /** The user could not sign in any more. */
  lastWay: 10206,
} as const;

const identifier = v.pipe(v.string(), v.minLength(1), v.maxLength(128));
const token = v.pipe(v.string(), v.minLength(1), v.maxLength(512));

/** The characters and length of a code verifier (RFC 7636 section 4.1). */
export const VERIFIER_PATTERN = /^[A-Za-z0-9\-._~]{43,128}$/;

/** What the browser needs to start a sign-in at a provider (OAuth 2, authorization code with PKCE). */
export const identityProviderSchema = v.object({
  /** Key of the provider. */
  provider: text,
  /** Its name in the user's language. */
  name: text,
  /** Where the browser is sent: an absolute URL, or a path of the portal's own host. */
  authorizeUrl: v.pipe(v.string(), v.regex(/^(https?:\/)?\/[^/\\]/)),
  /** Id of the portal at the provider. */
  clientId: text,
  /** What the portal asks the provider for. */
  scope: text,
});

/** The identity providers. */
export const identityProvidersSchema = v.object({
  /** The providers in the order of their buttons. */
  list: v.array(identityProviderSchema),
});

/** The code that the provider has sent the browser back with. */
const authorization = {
  /** Key of the provider. */
  provider: identifier,
  /** Authorization code that the provider has returned. */
  code: token,
  /** The verifier of the code challenge (RFC 7636). */
  codeVerifier: v.pipe(v.string(), v.regex(VERIFIER_PATTERN)),
  /** The address that the provider has sent the browser to. */
  redirectUri: v.pipe(v.string(), v.maxLength(1024), v.url()),
};

/** The code of a provider with its verifier. */
export const linkedLoginPayloadSchema = v.strictObject({ ...authorization, ...deviceEntries });

/** An account at a provider that is not linked to any user yet. */
export const linkTicketSchema = v.object({
  /** Links the account to the user who signs in next in this browser. */
  ticket: text,
  /** Key of the provider. */
  provider: text,
  /** Name of the provider in the user's language. */
  name: text,
  /** Name of the account at the provider. */
  account: text,
  /** Seconds until the ticket expires. */
  expiresInSeconds: v.pipe(v.number(), v.minValue(0)),
});

/** The new session, or a ticket when the account is not linked to any user. */
export const linkedLoginResultSchema = v.union([loginResultSchema, linkTicketSchema]);

/** Links an account by its code, or by the ticket of a sign-in. */
export const linkPayloadSchema = v.union([
  v.strictObject(authorization),
  v.strictObject({
    /** From the refusal of a sign-in with an account that no user has linked. */
    ticket: identifier,
  }),
]);

/** An account at a provider that belongs to the user. */
export const linkedAccountSchema = v.object({
  /** Key of the provider. */
  provider: text,
  /** Name of the provider in the user's language. */
  name: text,
  /** Name of the account at the provider. */
  account: text,
  /** When the account was linked. */
  linkedAt: timestamp,
});

/** The linked accounts of the user. */
export const linkedAccountsSchema = v.object({
  /** The linked accounts, one for each provider at most. */
  list: v.array(linkedAccountSchema),
});

/** The ways of a user to sign in. */
export interface SignInWays {
  password: boolean;
  phone: boolean;
  /** Providers of linked accounts. */
  linked: readonly string[];
}

/** Whether a user would still have a way to sign in without the account of a provider. */
export const canUnlink = ({ password, phone, linked }: SignInWays, provider: string): boolean =>
  password || phone || linked.some((other) => other !== provider);

/** Errors that a provider sends the browser back with (RFC 6749 section 4.1.2.1), and those of the way back. */
export const RETURN_ERRORS = ['access_denied', 'temporarily_unavailable', 'wrongState', 'refused'] as const;
export type ReturnError = (typeof RETURN_ERRORS)[number];

/** A started sign-in at a provider, which the browser keeps until it comes back. */
export const pendingAuthorizationSchema = v.object({
  state: v.pipe(v.string(), v.minLength(32)),
  codeVerifier: v.pipe(v.string(), v.regex(VERIFIER_PATTERN)),
  provider: text,
  redirectUri: text,
  /** Where the user wanted to go; checked again before it is used. */
  redirect: v.optional(v.string()),
  /** Mark of the user whose page that is, when a session has ended there. */
  owner: v.optional(v.string()),
  remember: deviceEntries.remember,
  /** Milliseconds since 1970. */
  startedAt: v.number(),
});
export type PendingAuthorization = v.InferOutput<typeof pendingAuthorizationSchema>;

/**
 * Reads the query with which a provider has sent the browser back: the code, or why there is none. Anything that does not
 * belong to the sign-in that this browser has started is refused, whatever else it says.
 */
export function readReturn(
  query: URLSearchParams,
  pending: PendingAuthorization | undefined,
  now: number,
): { code: string; pending: PendingAuthorization } | { error: ReturnError } {
  const age = pending ? now - pending.startedAt : 0;
  const isFresh = age >= 0 && age < LINKED_ACCOUNT.stateSeconds * 1000;
  if (!pending || !isFresh || query.get('state') !== pending.state) return { error: 'wrongState' };
  const error = query.get('error');
  if (error !== null) return { error: RETURN_ERRORS.find((known) => known === error) ?? 'refused' };
  const code = query.get('code');
  return code ? { code, pending } : { error: 'refused' };
}

/** Returns the address at a provider that asks the user for a code (RFC 6749 section 4.1.1, RFC 7636 section 4.3). */
export function toAuthorizeAddress(
  { authorizeUrl, clientId, scope }: IdentityProvider,
  { state, redirectUri }: Pick<PendingAuthorization, 'state' | 'redirectUri'>,
  { codeChallenge, locale }: { codeChallenge: string; locale: string },
): string {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope,
    state,
    code_challenge: codeChallenge,
    code_challenge_method: 'S256',
    ui_locales: locale,
  });
  return `${authorizeUrl}${authorizeUrl.includes('?') ? '&' : '?'}${query}`;
}

export type IdentityProvider = v.InferOutput<typeof identityProviderSchema>;
export type LinkedLoginPayload = v.InferOutput<typeof linkedLoginPayloadSchema>;
export type LinkTicket = v.InferOutput<typeof linkTicketSchema>;
export type LinkPayload = v.InferOutput<typeof linkPayloadSchema>;
export type LinkedAccount = v.InferOutput<typeof linkedAccountSchema>;
