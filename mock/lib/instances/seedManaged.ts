import { DAY_MS, HOUR_MS } from '../clock';
import type { MockTables } from '../tables';
import type { ManagedRecord } from './records';

const key = (seededAt: number, name: string, digits: string, daysAgo: number) => ({
  keyId: `key-${digits}`,
  name,
  accessId: `AK${digits.repeat(4).toUpperCase()}`,
  secretEnd: digits,
  createdAt: seededAt - daysAgo * DAY_MS + 10 * HOUR_MS,
});

/** What the sample accounts have set for their services, by service. */
function managedServices(seededAt: number): Record<string, ManagedRecord> {
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
          addedAt: seededAt - 120 * DAY_MS,
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
          addedAt: seededAt - 77 * DAY_MS,
        },
      ],
    },
  };
}

/** Seeds keys, members and alerts of the sample accounts' services. Services must be seeded before. */
export function seedManaged(tables: MockTables): void {
  for (const [serviceId, managed] of Object.entries(managedServices(tables.seededAt))) {
    const instance = tables.instances.findLast(({ service }) => service.serviceId === serviceId);
    if (instance) instance.managed = managed;
  }
}
