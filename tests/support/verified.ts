import { advance, getCertification, summarize } from '../../mock/lib/certification/store';
import { now } from '../../mock/lib/clock';
import type { UserRecord } from '../../mock/lib/users';
import { LONG_TERM } from '../../src/domain/certification/identityDate';
import { ID_NUMBER } from './certification';

/** Verifies somebody without an application. */
export function verifyIdentity(user: UserRecord, idNumber = ID_NUMBER): void {
  const record = getCertification(user);
  const verifiedAt = now();
  const texts = { name: '林知夏', idNumber, validUntil: LONG_TERM };
  Object.assign(record, {
    ...{ status: 'verified', before: undefined, application: undefined },
    certified: { type: 'personal', texts, files: [], verifiedAt },
  });
  record.timeline.push({ at: verifiedAt, event: 'approve', type: 'personal', reasons: [] });
  summarize(user, record);
}

/** Lets a verification expire. */
export const expireIdentity = (user: UserRecord): void =>
  advance(user, getCertification(user), { event: 'expire', by: 'system' });
