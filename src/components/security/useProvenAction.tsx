import { type ReactNode, useState } from 'react';
import { INSTANCE_ERROR } from '@/domain/instance/instanceMachine';
import { hasErrorCode, type RequestError } from '@/domain/requestError';
import { useAction } from '../query/useAction';
import { ProofDialog } from './ProofDialog';
import type { ProofFormProps } from './ProofForm';

/** The calls of a proof of identity. */
export type Proof = Pick<ProofFormProps<unknown>, 'prove' | 'sendCode'>;

interface ProvenActionOptions<A extends unknown[], T> {
  act: (...args: A) => Promise<T>;
  proof: Proof;
  /** Why a proof is needed. */
  why: string;
  onDone?: (result: T, ...args: A) => unknown;
  /** Called for every other failure. */
  onFailed?: (error: RequestError) => unknown;
}

/**
 * Runs a write that needs a proof of identity: when the server wants one, it is asked for in a dialog, and the write runs
 * again with the same arguments.
 */
export function useProvenAction<A extends unknown[], T>(options: ProvenActionOptions<A, T>) {
  const [waiting, setWaiting] = useState<A>();
  const action = useAction(options.act, {
    onDone: options.onDone,
    onFailed(error, ...args) {
      return hasErrorCode(error, INSTANCE_ERROR.proofRequired) ? setWaiting(args) : options.onFailed?.(error);
    },
  });

  const dialog: ReactNode = waiting && (
    <ProofDialog
      {...options.proof}
      why={options.why}
      onProven={() => {
        setWaiting(undefined);
        void action.run(...waiting);
      }}
      onClose={() => setWaiting(undefined)}
    />
  );
  return { run: action.run, isPending: action.isPending, dialog };
}
