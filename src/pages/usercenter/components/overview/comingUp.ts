import type { InstanceSummary } from '@/domain/instance/instance';

type Service = Pick<InstanceSummary, 'instanceId' | 'outlook'>;

/** Returns the service that renews next and the one that ends next because nothing renews it, the earlier first. */
export function nextChanges<T extends Service>(services: readonly T[]): T[] {
  const inOrder = services
    .filter(({ outlook }) => outlook)
    .sort((a, b) => Date.parse(a.outlook?.at ?? '') - Date.parse(b.outlook?.at ?? ''));
  const renewal = inOrder.find(({ outlook }) => outlook?.state === 'renews');
  const end = inOrder.find(({ outlook }) => outlook?.state !== 'renews');
  return inOrder.filter((service) => service === renewal || service === end);
}
