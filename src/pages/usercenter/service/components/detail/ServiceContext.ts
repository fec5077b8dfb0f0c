import { createContext, useContext } from 'react';
import type { InstanceDetail } from '@/domain/instance/instanceDetail';
import type { ServerMoment } from '@/domain/serverClock';

interface ServiceState {
  detail: InstanceDetail & ServerMoment;
  /** Loads the service again. */
  refresh: () => Promise<void>;
  /** Opens the proof of identity, then tries again. */
  requireProof: (retry: () => void) => void;
}

/** The service of the page. */
export const ServiceContext = createContext<ServiceState | undefined>(undefined);

/** Returns the service of the page. */
export function useService(): ServiceState {
  const service = useContext(ServiceContext);
  if (!service) throw new Error('useService needs the page of a service above it');
  return service;
}
