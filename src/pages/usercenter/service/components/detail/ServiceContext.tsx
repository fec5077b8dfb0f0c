import { useT } from '@@/texts/instance';
import { Button } from 'antd';
import { createContext, useContext } from 'react';
import { Alert } from '@/components/Alert';
import { useMessage } from '@/components/MessageContext';
import { useActionOnce } from '@/components/query/useActionOnce';
import type { Endpoint } from '@/domain/endpoint';
import type { InstanceDetail } from '@/domain/instance/instanceDetail';
import { INSTANCE_ERROR } from '@/domain/instance/instanceMachine';
import { hasErrorCode } from '@/domain/requestError';
import type { ServerMoment } from '@/domain/serverClock';
import { findInstanceByKey } from '@/services/instance';

interface ServiceState {
  detail: InstanceDetail & ServerMoment;
  /** Loads the service again. */
  refresh: () => Promise<unknown>;
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

/** What a change returns; a look-up by key knows the service only. */
interface Changed {
  instanceId: string;
  accessId?: string;
  secret?: string | undefined;
}

interface ServiceActionOptions<A extends unknown[]> {
  /** Unique among the actions of the service. */
  name: string;
  endpoint: Endpoint;
  act: (idempotencyKey: string, ...args: A) => Promise<Changed>;
  /** What is shown when it is done. */
  doneId?: TextId<'instance'>;
  onDone?: (changed: Changed) => void;
}

/** Changes the service of the page, once. Asks for a proof of identity where the server wants one. */
export function useServiceAction<A extends unknown[]>(options: ServiceActionOptions<A>) {
  const t = useT();
  const message = useMessage();
  const { detail, refresh, requireProof } = useService();
  const action = useActionOnce<A, Changed>({
    name: `${options.name} ${detail.instanceId}`,
    endpoint: options.endpoint,
    asksAtOnce: true,
    find: findInstanceByKey,
    act: options.act,
    async onDone(changed) {
      if (options.doneId) message.success(t(options.doneId));
      options.onDone?.(changed);
      await refresh();
    },
    async onMissing() {
      message.warning(t('instance.missing'));
      await refresh();
    },
    async onRefused(error, ...args) {
      if (hasErrorCode(error, INSTANCE_ERROR.proofRequired)) {
        requireProof(() => void action.run(...args));
        return;
      }
      message.warning(error.message);
      await refresh();
    },
  });
  return action;
}

export type ServiceActionState = Pick<
  ReturnType<typeof useServiceAction>,
  'isPending' | 'isUnknown' | 'check'
>;

/** Says that it is unknown whether a change was made, with the way to find out. */
export function UnknownOutcome({ action }: { action: ServiceActionState }) {
  const t = useT();
  if (!action.isUnknown) return null;
  return (
    <Alert
      type="warning"
      title={t('instance.unknown')}
      description={t('instance.unknown.description')}
      action={
        <Button loading={action.isPending} onClick={() => void action.check()}>
          {t('instance.ask')}
        </Button>
      }
    />
  );
}
