import type { InstanceSummary } from '@/domain/instance/instance';

type Service = Pick<InstanceSummary, 'instanceId' | 'outlook'>;

/** Returns the service that renews next, and the one that ends next because nothing renews it. */
export function nextChanges<T extends Service>(
  services: readonly T[],
): { renewal: T | undefined; end: T | undefined } {
  const inOrder = services
    .filter(({ outlook }) => outlook)
    .sort((a, b) => Date.parse(a.outlook?.at ?? '') - Date.parse(b.outlook?.at ?? ''));
  return {
    renewal: inOrder.find(({ outlook }) => outlook?.state === 'renews'),
    end: inOrder.find(({ outlook }) => outlook?.state !== 'renews'),
  };
}
