import { createHash } from 'node:crypto';

export const REDIRECT_URI = 'http://localhost/login/linked';
export const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const STATE = 'af0ifjsldkj-af0ifjsldkj-af0ifjsldkj';

/** A request for a code, as the portal sends it. */
export const authorizationRequest = (redirectUri = REDIRECT_URI) => ({
  response_type: 'code',
  client_id: 'service-market',
  redirect_uri: redirectUri,
  scope: 'openid profile',
  state: STATE,
  code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
  code_challenge_method: 'S256',
  ui_locales: 'en-US',
});

type Request = Partial<ReturnType<typeof authorizationRequest>>;

/** Answers on the provider's page and returns where the browser is sent. */
export async function decides(
  mockFetch: typeof fetch,
  answer: { account?: string; decision?: string },
  request: Request = authorizationRequest(),
): Promise<URL | undefined> {
  const reply = await mockFetch('/api/v1/demo/identity/authorize', {
    method: 'POST',
    headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams({ decision: 'allow', ...request, ...answer })),
  });
  const location = reply.headers.get('location');
  return reply.status === 303 && location ? new URL(location) : undefined;
}

/** Returns the body with which the portal passes the code of an account on. */
export async function codeOf(mockFetch: typeof fetch, account: string, redirectUri = REDIRECT_URI) {
  const back = await decides(mockFetch, { account }, authorizationRequest(redirectUri));
  const code = back?.searchParams.get('code') ?? '';
  return { provider: 'harbor', code, codeVerifier: VERIFIER, redirectUri };
}
