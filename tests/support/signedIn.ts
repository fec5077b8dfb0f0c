import { openOwnStorage } from '@/browser/ownStorage';
import { db } from '../../mock/lib/db';
import { startSession } from '../../mock/lib/sessions';
import { findUserByAccount } from '../../mock/lib/users';

const ORIGIN = { device: 'Chrome · Linux', place: { zh: '本地网络', en: 'Local network' } };

/** Returns the user of a sample account. */
export function getUser(account = 'user') {
  const user = findUserByAccount(account);
  if (!user) throw new Error(`No account ${account}`);
  return user;
}

/** Starts a session of a sample account on a remembered device, which days may pass, and returns its token. */
export const openSession = (account = 'user', device = ORIGIN.device) =>
  startSession(getUser(account), 1, { ...ORIGIN, device }, true).token;

/** Signs a sample account in, as after a reload of the page. Its seeded orders, services and charges stay. */
export function signIn(account = 'user'): void {
  sessionStorage.setItem('token', openSession(account));
}

/** Opens the drafts of a sample account, as its session does. */
export function openDrafts(account: string): Promise<void> {
  const user = getUser(account);
  user.draftKey ??= btoa('k'.repeat(32));
  return openOwnStorage(user.userId, user.draftKey);
}

/** The mock's record of a service that the sample customer owns. */
export function ownService(serviceId: string) {
  const instance = db().instances.findLast(
    ({ userId, service }) => userId === '10002' && service.serviceId === serviceId,
  );
  if (!instance) throw new Error(`The sample customer has no ${serviceId}`);
  return instance;
}
