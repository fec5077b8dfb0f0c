import { challengeOf } from '../../../mock/lib/identity/provider';
import {
  authorizationRequest,
  codeOf,
  decides,
  opensConsent,
  REDIRECT_URI,
  VERIFIER,
} from '../../support/identityProvider';
import { client, startBeforeEach } from './mockClient';

startBeforeEach();

const exchange = (changed: Record<string, string> = {}) =>
  client.mockFetch('/api/v1/demo/identity/token', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: String(
      new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: 'service-market',
        redirect_uri: REDIRECT_URI,
        code_verifier: VERIFIER,
        ...changed,
      }),
    ),
  });

it('makes the challenge of RFC 7636 appendix B', () => {
  expect(challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  );
});

describe('the page of the provider', () => {
  it('shows the sample accounts in the language of the portal', async () => {
    const page = await opensConsent(client.mockFetch, authorizationRequest());
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const html = await page.text();
    expect(html).toContain('<html lang="en-US">');
    expect(html).toContain('Sign in to Service Market');
    expect(html).toContain('xiaoman.lin');
    const chinese = { ...authorizationRequest(), ui_locales: 'zh-CN' };
    expect(await (await opensConsent(client.mockFetch, chinese)).text()).toContain('登录“服务市场”');
  });

  it('escapes what it repeats', async () => {
    const page = await opensConsent(client.mockFetch, {
      ...authorizationRequest(),
      state: '"><script>alert(1)</script>',
    });
    expect(await page.text()).not.toContain('<script>');
  });

  it.each([
    ['an unknown client', { client_id: 'other' }],
    ['another host', { redirect_uri: 'http://evil.example/login/linked' }],
    ['another page', { redirect_uri: 'http://localhost/home' }],
    ['no address', { redirect_uri: '' }],
    ['a script', { redirect_uri: 'javascript:alert(1)//login/linked' }],
  ])('never sends a browser back to %s', async (_name, changed) => {
    const request = { ...authorizationRequest(), ...changed };
    const page = await opensConsent(client.mockFetch, request);
    expect(page.status).toBe(400);
    expect(page.headers.get('location')).toBeNull();
    expect(await decides(client.mockFetch, { account: 'h-1001' }, request)).toBeUndefined();
  });

  it.each([
    ['without a challenge', { code_challenge: '' }, 'invalid_request'],
    ['with a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['without a state', { state: '' }, 'invalid_request'],
    ['for a token', { response_type: 'token' }, 'unsupported_response_type'],
  ])('sends a request %s back with an error', async (_name, changed, error) => {
    const request = { ...authorizationRequest(), ...changed };
    const page = await opensConsent(client.mockFetch, request);
    expect(page.status).toBe(303);
    expect(new URL(page.headers.get('location') ?? '').searchParams.get('error')).toBe(error);
    const back = await decides(client.mockFetch, { account: 'h-1001' }, request);
    expect(back?.searchParams.get('error')).toBe(error);
  });

  it('sends the browser back with the state and a code, or with the refusal', async () => {
    const { state } = authorizationRequest();
    const allowed = await decides(client.mockFetch, { account: 'h-1001' });
    expect(allowed?.origin).toBe('http://localhost');
    expect(allowed?.searchParams.get('state')).toBe(state);
    expect(allowed?.searchParams.get('code')?.length).toBeGreaterThanOrEqual(40);
    for (const answer of [{ account: 'h-1001', decision: 'deny' }, { account: 'unknown' }]) {
      const denied = await decides(client.mockFetch, answer);
      expect(Object.fromEntries(denied?.searchParams ?? [])).toEqual({ error: 'access_denied', state });
    }
  });
});

describe('the token endpoint of the provider', () => {
  const codeFor = async () => (await codeOf(client.mockFetch, 'h-1002')).code;

  it('exchanges a code with its verifier, once', async () => {
    const code = await codeFor();
    const reply = await exchange({ code });
    expect(reply.status).toBe(200);
    expect(await reply.json()).toMatchObject({
      token_type: 'Bearer',
      sub: 'h-1002',
      preferred_username: 'zhiyuan.shen',
    });
    const again = await exchange({ code });
    expect(again.status).toBe(400);
    expect(await again.json()).toEqual({ error: 'invalid_grant' });
  });

  it('refuses an unknown code, one that is older than a minute, and another grant', async () => {
    expect((await exchange({ code: 'unknown' })).status).toBe(400);
    const code = await codeFor();
    client.advance(60);
    expect((await exchange({ code })).status).toBe(400);
    const other = await exchange({ code: await codeFor(), grant_type: 'password' });
    expect(await other.json()).toEqual({ error: 'unsupported_grant_type' });
  });
});
