import { codeOf } from '../../../support/identityProvider';
import { idAt, type Recorder } from './recorder';

const [LINKED, FREE] = ['h-1001', 'h-1003'];

/** Signs in by linked accounts, links one to the account `admin`, and unlinks it again. */
export async function recordLinkedAccounts({ call, client }: Recorder): Promise<void> {
  const by = 'admin';
  await call('listIdentityProviders', { by: null });
  const body = await codeOf(client.mockFetch, LINKED);
  await call('signInByProvider', { by: null, body });
  const { result } = await client.post('user/login/linked', await codeOf(client.mockFetch, FREE));
  await call('proveAccount', { by, body: { password: 'Market#2026' } });
  await call('linkAccount', { by, body: { ticket: idAt(result, 'ticket') } });
  await call('listLinkedAccounts', { by });
  await call('unlinkAccount', { by, params: { provider: 'harbor' } });
}
