import { db } from '../../../../mock/lib/db';
import type { InstanceRecord } from '../../../../mock/lib/orders/records';
import { verifyIdentity } from '../../../support/verified';
import { at, idAt, type Recorder } from './recorder';

const lastCode = () => db().smsMessages.at(-1)?.code ?? '';

/** The operator's service with access keys. */
export function keyedService(): InstanceRecord {
  const found = db().instances.findLast(
    ({ userId, service }) => userId === '10001' && service.serviceId === 'face-liveness',
  );
  if (!found) throw new Error('face-liveness');
  return found;
}

/** Records the operations of the page of a service, owned by `admin` and handed over to `user`, and of a calendar feed. */
export async function recordManagement({ call, as, nextKey }: Recorder): Promise<void> {
  as('admin');
  const { instanceId } = keyedService();
  const params = { instanceId };
  const keyed = (body: object = {}) => ({ params, body: { ...body, idempotencyKey: nextKey() } });
  await call('getInstanceDetail', { params });
  await call('sendAccessCode', { params, body: {} });
  await call('proveIdentity', { params, body: { smsVerificationCode: lastCode() } });

  await call('createAccessKey', keyed({ name: 'gateway' }));
  const keyId = idAt(await call('getInstanceDetail', { params }), 'accessKeys', 0, 'keyId');
  await call('rotateAccessKey', { ...keyed(), params: { ...params, keyId } });
  await call('revokeAccessKey', { ...keyed(), params: { ...params, keyId } });

  await call('setUsageAlert', keyed({ percent: 80 }));
  await call('saveMember', keyed({ userPhone: '13912345678', role: 'viewer' }));
  const members = at(await call('getInstanceDetail', { params }), 'members') as { memberId: string }[];
  const memberId = members.at(-1)?.memberId ?? '';
  await call('removeMember', { ...keyed(), params: { ...params, memberId } });

  await call('scheduleChange', keyed({ change: { kind: 'end' } }));
  await call('withdrawChange', keyed());

  const offer = () => call('offerHandOver', keyed({ userPhone: '13900139000' }));
  await offer();
  await call('withdrawHandOver', keyed());
  await offer();
  await call('listSharedServices', { by: 'user' });
  await call('declineHandOver', { ...keyed(), by: 'user' });
  await offer();
  const receiver = db().users.find(({ userId }) => userId === '10002');
  if (!receiver) throw new Error('10002');
  verifyIdentity(receiver);
  await call('acceptHandOver', { ...keyed(), by: 'user' });
  // The verification itself is recorded later, from its beginning.
  db().certifications = db().certifications.filter(({ userId }) => userId !== '10002');
  receiver.certification = { status: 'unverified' };
  as('user');

  await call('getCalendarFeed');
  const token = idAt(await call('createCalendarFeed'), 'token');
  await call('readCalendarFeed', { params: { token } });
  await call('revokeCalendarFeed');
}
