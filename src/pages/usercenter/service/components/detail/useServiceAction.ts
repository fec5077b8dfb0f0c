import { useIntl } from '@umijs/max';
import { useMessage } from '@/components/MessageContext';
import { useActionOnce } from '@/components/query/useActionOnce';
import { useOnline } from '@/components/useOnline';
import type { Endpoint } from '@/domain/endpoint';
import { INSTANCE_ERROR } from '@/domain/instance/instanceMachine';
import { hasErrorCode } from '@/domain/requestError';
import { findInstanceByKey } from '@/services/instance';
import { useService } from './ServiceContext';

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
  const { formatMessage } = useIntl();
  const message = useMessage();
  const { detail, refresh, requireProof } = useService();
  const action = useActionOnce<A, Changed>({
    name: `${options.name} ${detail.instanceId}`,
    endpoint: options.endpoint,
    asksAtOnce: true,
    find: findInstanceByKey,
    act: options.act,
    async onDone(changed) {
      if (options.doneId) message.success(formatMessage({ id: options.doneId }));
      options.onDone?.(changed);
      await refresh();
    },
    async onMissing() {
      message.warning(formatMessage({ id: 'instance.missing' }));
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
  useOnline(() => action.isUnknown && void action.check());
  return action;
}

export type ServiceActionState = Pick<
  ReturnType<typeof useServiceAction>,
  'isPending' | 'isUnknown' | 'check'
>;
