import type { MockTables } from '../db';
import { digest } from '../digest';
import type { UserRecord } from '../users';
import type { OrderRecord } from './records';

/** A trial used by a closed account, or with a number since changed. Only digests, because nothing else of the person is kept. */
interface UsedTrialRecord {
  /** The account, with whose records it is deleted. */
  userId: string;
  /** Of the service with the phone number and, of a verified person, with the number of the document. */
  digests: string[];
}

declare module '../db' {
  interface MockTables {
    usedTrials: UsedTrialRecord[];
  }
}

/** The trials of an account; one that was never set up is none. */
const ownTrials = ({ orders }: MockTables, { userId }: UserRecord): OrderRecord[] =>
  orders.filter(
    ({ userId: ownerId, selection, status }) =>
      ownerId === userId &&
      selection.orderType === 'trial' &&
      status !== 'provisionFailed' &&
      status !== 'cancelled',
  );

/** Digests of what identifies a person, each with a service, so that those of two services cannot be compared. */
function personDigests(tables: MockTables, { userId, userPhone }: UserRecord, serviceId: string): string[] {
  const texts = tables.certifications.find((record) => record.userId === userId)?.certified?.texts;
  const documents = [texts?.idNumber, texts?.creditCode].filter(
    (number): number is string => number !== undefined && number !== '',
  );
  return [userPhone, ...documents].map((number) => digest(`${serviceId} ${number}`));
}

/** Remembers the trials of an account before its number is changed, or before closing deletes number and certification. */
export function rememberTrials(tables: MockTables, user: UserRecord): void {
  const own = ownTrials(tables, user);
  for (const serviceId of new Set(own.map(({ service }) => service.serviceId)))
    tables.usedTrials.push({ userId: user.userId, digests: personDigests(tables, user, serviceId) });
}

/** Whether a user, or another or a closed account of the same person, has used a trial of a service. */
export function hasTried(tables: MockTables, user: UserRecord, serviceId: string): boolean {
  const own = personDigests(tables, user, serviceId);
  const used = tables.users
    .filter((each) => ownTrials(tables, each).some(({ service }) => service.serviceId === serviceId))
    .map((each) => personDigests(tables, each, serviceId));
  return [...used, ...tables.usedTrials.map(({ digests }) => digests)].some((digests) =>
    digests.some((each) => own.includes(each)),
  );
}
