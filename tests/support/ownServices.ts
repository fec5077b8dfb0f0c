import { session } from '@/request/session';
import { db } from '../../mock/lib/db';
import { PASSWORD } from './account';
import { mockServer } from './pageSetup';

/** Signs in without the login page; the sample account keeps its seeded orders, services and charges. */
export async function signInWithHistory(userName: 'user' | 'admin' = 'user'): Promise<void> {
  const server = mockServer();
  const answer = await server('/api/v1/user/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userPhone: userName, loginType: 1, password: PASSWORD }),
  });
  const { result }: { result: { token: string } } = await answer.json();
  server.calls.splice(0);
  session.start(result.token);
}

/** The mock's record of the sample customer's service. */
export function ownService(serviceId: string) {
  const instance = db().instances.findLast(
    ({ userId, service }) => userId === '10002' && service.serviceId === serviceId,
  );
  if (!instance) throw new Error(`The sample customer has no ${serviceId}`);
  return instance;
}
