import { codeOf, VERIFIER } from './identityProvider';
import { mockServer } from './pageSetup';

const STATE = 's'.repeat(43);

/** Comes back from the provider with the code of an account, as if the sign-in had been started in this tab. */
export async function comeBack(
  account: string,
  { path = '/login/linked', redirect = '', owner = '', remember = false } = {},
) {
  const redirectUri = `http://localhost${path}`;
  const { code } = await codeOf(mockServer(), account, redirectUri);
  const pending = {
    ...{ state: STATE, codeVerifier: VERIFIER, provider: 'harbor', redirectUri, startedAt: Date.now() },
    ...(redirect && { redirect }),
    ...(owner && { owner }),
    ...(remember && { remember }),
  };
  sessionStorage.setItem('portal_pending_authorization', JSON.stringify(pending));
  return `${path}?code=${code}&state=${STATE}`;
}
