import { DAY_MS, HOUR_MS } from '../../../src/domain/calendar';
import type { MockTables } from '../db';
import type { AccessKeyRecord, ManagedRecord } from './records';

const key = (seededAt: number, name: string, digits: string, daysAgo: number): SeededKey => ({
  keyId: `key-${digits}`,
  name,
  accessId: `AK${digits.repeat(4).toUpperCase()}`,
  secretEnd: digits,
  createdAt: seededAt - daysAgo * DAY_MS + 10 * HOUR_MS,
});

/** Made by the owner of the service. */
type SeededKey = Omit<AccessKeyRecord, 'makerId' | 'holderId'>;

/** What the sample accounts have set for their services, by service. */
function managedServices(
  seededAt: number,
): Record<string, Pick<ManagedRecord, 'alertPercent' | 'members'> & { keys: SeededKey[] }> {
  return {
    'face-liveness': {
      alertPercent: 80,
      keys: [
        { ...key(seededAt, 'gateway-old', '3f90', 205), revokedAt: seededAt - 40 * DAY_MS },
        { ...key(seededAt, 'gateway-prod', 'b71c', 180), rotatedAt: seededAt - 41 * DAY_MS },
        key(seededAt, 'staging', '08ae', 122),
      ],
      members: [
        {
          memberId: 'member-1',
          userPhone: '13711112222',
          role: 'manager',
          status: 'invited',
          addedAt: seededAt - 12 * DAY_MS,
        },
      ],
    },
    'invoice-ocr': {
      keys: [key(seededAt, 'finance-system', '5d2e', 301)],
      members: [
        {
          memberId: 'member-2',
          userPhone: '13733334444',
          role: 'viewer',
          status: 'invited',
          addedAt: seededAt - 3 * DAY_MS,
        },
      ],
    },
  };
}

/** Seeds keys, members and alerts of the sample accounts' services. Services must be seeded before. */
export function seedManaged(tables: MockTables): void {
  for (const [serviceId, managed] of Object.entries(managedServices(tables.seededAt))) {
    const instance = tables.instances.findLast(({ service }) => service.serviceId === serviceId);
    if (!instance) continue;
    const { userId } = instance;
    const keys = managed.keys.map((each) => ({ ...each, makerId: userId, holderId: userId }));
    instance.managed = { ...managed, keys };
  }
}
