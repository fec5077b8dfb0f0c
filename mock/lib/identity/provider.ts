import { createHash, randomBytes } from 'node:crypto';
import { VERIFIER_PATTERN } from '../../../src/domain/account/linkedAccount';
import type { AuthorizationRequest, TokenRequest } from '../../../src/domain/demoIdentity';
import { now } from '../clock';
import { db } from '../db';
import { digest } from '../digest';
import type { AuthorizationCodeRecord } from '../security/records';
import type { Text } from '../text';

/** The identity provider of the mocks. */
export const PROVIDER = {
  provider: 'harbor',
  name: { zh: '港湾通行证', en: 'Harbor ID' } satisfies Text,
  authorizeUrl: '/api/v1/demo/identity/authorize',
  clientId: 'service-market',
  scope: 'openid profile',
};

export interface Identity {
  subject: string;
  account: string;
  name: Text;
}

/** The people who have an account at the provider. The last one makes it stop answering. */
export const IDENTITIES: readonly Identity[] = [
  { subject: 'h-1001', account: 'xiaoman.lin', name: { zh: '林小满', en: 'Lin Xiaoman' } },
  { subject: 'h-1002', account: 'zhiyuan.shen', name: { zh: '沈知远', en: 'Shen Zhiyuan' } },
  { subject: 'h-1003', account: 'mo.chen', name: { zh: '陈默', en: 'Chen Mo' } },
  {
    subject: 'h-9999',
    account: 'outage.test',
    name: { zh: '测试：登录后服务无响应', en: 'Test: the provider stops answering' },
  },
];
const OUTAGE = 'h-9999';

/** The pages of the portal to which the provider sends a browser back. */
const RETURN_PATHS = ['/login/linked', '/usercenter/security/settings/linked-account'];
const CODE_VALID_FOR_MS = 60_000;
const TOKEN_SECONDS = 600;
const CHALLENGE_PATTERN = /^[A-Za-z0-9_-]{43}$/;

/** Whether the provider may send a browser to this address: a registered page of the host that was called. */
export function isReturnAddress(address: string | undefined, host: string | undefined): boolean {
  if (!address || !URL.canParse(address)) return false;
  const url = new URL(address);
  const isOwn = host === undefined || url.host === host;
  return isOwn && /^https?:$/.test(url.protocol) && RETURN_PATHS.some((path) => url.pathname.endsWith(path));
}

/** The error of a request whose client is known; undefined for a valid one. */
export function requestError(request: AuthorizationRequest): string | undefined {
  if (request.response_type !== 'code') return 'unsupported_response_type';
  const hasChallenge =
    request.code_challenge_method === 'S256' && CHALLENGE_PATTERN.test(request.code_challenge ?? '');
  return hasChallenge && request.state ? undefined : 'invalid_request';
}

/** The address back to the portal, with `state` and these parameters. */
export function returnAddress(
  { redirect_uri = '', state }: AuthorizationRequest,
  parameters: Record<string, string>,
): string {
  const url = new URL(redirect_uri);
  for (const [name, value] of Object.entries({ ...parameters, ...(state && { state }) }))
    url.searchParams.set(name, value);
  return url.href;
}

/** Issues a code for an account, which is valid for a minute and one exchange. */
export function issueCode(request: AuthorizationRequest, { subject }: Identity): string {
  const code = randomBytes(32).toString('base64url');
  const tables = db();
  const at = now();
  const record: AuthorizationCodeRecord = {
    key: digest(code),
    subject,
    clientId: request.client_id ?? '',
    redirectUri: request.redirect_uri ?? '',
    codeChallenge: request.code_challenge ?? '',
    expiresAt: at + CODE_VALID_FOR_MS,
  };
  tables.authorizationCodes = [
    ...tables.authorizationCodes.filter(({ expiresAt }) => expiresAt > at),
    record,
  ];
  return code;
}

/** The S256 challenge of a verifier (RFC 7636 section 4.2). */
export const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier, 'ascii').digest('base64url');

type TokenReply =
  | { identity: Identity; access_token: string; token_type: 'Bearer'; expires_in: number }
  | { error: 'invalid_grant' | 'unsupported_grant_type' | 'temporarily_unavailable' };

/** Exchanges a code. Every attempt uses it up, so that a stolen one cannot be tried with other verifiers. */
export function exchangeCode(request: TokenRequest): TokenReply {
  if (request.grant_type !== 'authorization_code') return { error: 'unsupported_grant_type' };
  const tables = db();
  const key = digest(request.code ?? '');
  const record = tables.authorizationCodes.find((each) => each.key === key);
  tables.authorizationCodes = tables.authorizationCodes.filter((each) => each !== record);
  const verifier = request.code_verifier ?? '';
  const isRight =
    record !== undefined &&
    record.expiresAt > now() &&
    record.clientId === request.client_id &&
    record.redirectUri === request.redirect_uri &&
    VERIFIER_PATTERN.test(verifier) &&
    challengeOf(verifier) === record.codeChallenge;
  const identity = IDENTITIES.find(({ subject }) => subject === record?.subject);
  if (!isRight || !identity) return { error: 'invalid_grant' };
  if (identity.subject === OUTAGE) return { error: 'temporarily_unavailable' };
  const access_token = randomBytes(32).toString('base64url');
  return { identity, access_token, token_type: 'Bearer', expires_in: TOKEN_SECONDS };
}
