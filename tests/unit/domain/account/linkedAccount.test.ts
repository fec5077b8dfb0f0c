import {
  canUnlink,
  LINKED_ACCOUNT,
  type PendingAuthorization,
  readReturn,
  toAuthorizeAddress,
  VERIFIER_PATTERN,
} from '@/domain/account/linkedAccount';

const PENDING: PendingAuthorization = {
  state: 's'.repeat(43),
  codeVerifier: 'v'.repeat(64),
  provider: 'harbor',
  redirectUri: 'https://market.example.com/login/linked',
  startedAt: 1_000_000,
};
const NOW = PENDING.startedAt + 5_000;

const read = (
  query: Record<string, string>,
  pending: PendingAuthorization | undefined = PENDING,
  now = NOW,
) => readReturn(new URLSearchParams(query), pending, now);

describe('the way back from a provider', () => {
  it('brings the code of the sign-in that this browser has started', () => {
    expect(read({ code: 'c', state: PENDING.state })).toEqual({ code: 'c', pending: PENDING });
  });

  it.each([
    ['another state', { code: 'c', state: 'other' }],
    ['no state', { code: 'c' }],
    ['an error with another state', { error: 'access_denied', state: 'other' }],
  ])('is refused with %s', (_name, query) => {
    expect(read(query as Record<string, string>)).toEqual({ error: 'wrongState' });
  });

  it('is refused when nothing was started here, after ten minutes, and before its start', () => {
    const query = { code: 'c', state: PENDING.state };
    const late = PENDING.startedAt + LINKED_ACCOUNT.stateSeconds * 1000;
    expect(readReturn(new URLSearchParams(query), undefined, NOW)).toEqual({ error: 'wrongState' });
    expect(read(query, PENDING, late - 1)).toHaveProperty('code');
    expect(read(query, PENDING, late)).toEqual({ error: 'wrongState' });
    expect(read(query, PENDING, PENDING.startedAt - 1)).toEqual({ error: 'wrongState' });
  });

  it.each([
    ['access_denied', 'access_denied'],
    ['temporarily_unavailable', 'temporarily_unavailable'],
    ['server_error', 'refused'],
    ['<b>', 'refused'],
    ['wrongState', 'wrongState'],
  ])('with the error %p says %p', (error, said) => {
    expect(read({ error, state: PENDING.state })).toEqual({ error: said });
  });

  it('without a code and without an error is refused', () => {
    expect(read({ state: PENDING.state })).toEqual({ error: 'refused' });
    expect(read({ code: '', state: PENDING.state })).toEqual({ error: 'refused' });
  });
});

it('the way to a provider carries state and an S256 challenge, and not the verifier', () => {
  const provider = {
    provider: 'harbor',
    name: 'Harbor ID',
    authorizeUrl: 'https://id.example.com/authorize',
    clientId: 'service-market',
    scope: 'openid profile',
  };
  const address = toAuthorizeAddress(provider, PENDING, { codeChallenge: 'challenge', locale: 'en-US' });
  expect(Object.fromEntries(new URL(address).searchParams)).toEqual({
    response_type: 'code',
    client_id: 'service-market',
    redirect_uri: PENDING.redirectUri,
    scope: 'openid profile',
    state: PENDING.state,
    code_challenge: 'challenge',
    code_challenge_method: 'S256',
    ui_locales: 'en-US',
  });
  expect(address).not.toContain(PENDING.codeVerifier);
  const tenant = { ...provider, authorizeUrl: '/authorize?tenant=1' };
  expect(toAuthorizeAddress(tenant, PENDING, { codeChallenge: 'c', locale: 'en-US' })).toMatch(
    /^\/authorize\?tenant=1&response_type=code&/,
  );
});

it.each([
  ['a'.repeat(42), false],
  ['a'.repeat(43), true],
  ['-._~'.repeat(32), true],
  ['a'.repeat(129), false],
  [`${'a'.repeat(43)}+`, false],
])('a verifier of RFC 7636: %p', (verifier, isRight) => {
  expect(VERIFIER_PATTERN.test(verifier)).toBe(isRight);
});

it('the last way to sign in cannot be removed', () => {
  const none = { password: false, phone: false, linked: ['harbor'] };
  expect(canUnlink(none, 'harbor')).toBe(false);
  expect(canUnlink({ ...none, password: true }, 'harbor')).toBe(true);
  expect(canUnlink({ ...none, phone: true }, 'harbor')).toBe(true);
  expect(canUnlink({ ...none, linked: ['harbor', 'other'] }, 'harbor')).toBe(true);
});
