import { SAMPLE_PASSWORD } from '../../mock/lib/sampleAccounts';

/** Begins a test with somebody signed in, as a reload of the page would find them. */
export async function startSignedIn(userPhone = 'user'): Promise<void> {
  const answer = await window.fetch('/api/v1/user/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userPhone, loginType: 1, password: SAMPLE_PASSWORD }),
  });
  const { result }: { result: { token: string } } = await answer.json();
  sessionStorage.setItem('token', result.token);
}
