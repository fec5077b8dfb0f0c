import { type InstanceSummary, isRunning } from './instance';
import { possibleActions } from './instanceMachine';

type OwnedFacts = Pick<InstanceSummary, 'status'> & {
  service: Pick<InstanceSummary['service'], 'serviceId'>;
};

/** Returns those of a user's bought services that are in use and of this service of the catalogue, in their order. */
export function ownedOf<T extends OwnedFacts>(instances: readonly T[], serviceId: string): T[] {
  return instances.filter((instance) => instance.service.serviceId === serviceId && isRunning(instance));
}

/** Whether a service is a running trial, which its buyer tries before buying. */
export const isRunningTrial = (instance: Pick<InstanceSummary, 'status' | 'orderType'>): boolean =>
  instance.orderType === 'trial' && isRunning(instance);

type ContinueFacts = Parameters<typeof possibleActions>[0] &
  Pick<InstanceSummary, 'renewable' | 'upgradable'>;

/** Returns what continues a bought service instead of buying another one. */
export function continuingActions(instance: ContinueFacts): ('renew' | 'upgrade')[] {
  const actions = possibleActions(instance);
  return [
    ...(actions.includes('renew') && instance.renewable ? (['renew'] as const) : []),
    ...(actions.includes('upgrade') && instance.upgradable ? (['upgrade'] as const) : []),
  ];
}
