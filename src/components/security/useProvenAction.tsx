import { type ReactNode, useCallback, useState } from 'react';
import { INSTANCE_ERROR } from '@/domain/instance/instanceMachine';
import { hasErrorCode, type RequestError } from '@/domain/requestError';
import { useAction } from '../query/useAction';
import { ProofDialog } from './ProofDialog';
import type { ProofFormProps } from './ProofForm';

/** The calls of a proof of identity. */
export type Proof = Pick<ProofFormProps<unknown>, 'prove' | 'sendCode' | 'fetchCaptcha'>;

interface ProofOptions {
  proof: Proof;
  /** Why a proof is needed. */
  why: string;
}

/** Asks for a proof of identity in a dialog before something runs. */
export function useProof({ proof, why }: ProofOptions) {
  const [waiting, setWaiting] = useState<() => void>();
  const dialog: ReactNode = waiting && (
    <ProofDialog
      {...proof}
      why={why}
      onProven={() => {
        setWaiting(undefined);
        waiting();
      }}
      onClose={() => setWaiting(undefined)}
    />
  );
  const requireProof = useCallback((run: () => void) => setWaiting(() => run), []);
  return { requireProof, dialog };
}

interface ProvenActionOptions<A extends unknown[], T> extends ProofOptions {
  act: (...args: A) => Promise<T>;
  onDone?: (result: T, ...args: A) => unknown;
  /** Called for every other failure. */
  onFailed?: (error: RequestError) => unknown;
}

/**
 * Runs a write that needs a proof of identity: when the server wants one, it is asked for in a dialog, and the write runs
 * again with the same arguments.
 */
export function useProvenAction<A extends unknown[], T>(options: ProvenActionOptions<A, T>) {
  const { requireProof, dialog } = useProof(options);
  const action = useAction(options.act, {
    onDone: options.onDone,
    async onFailed(error, ...args) {
      if (hasErrorCode(error, INSTANCE_ERROR.proofRequired)) requireProof(() => void action.run(...args));
      else await options.onFailed?.(error);
    },
  });
  return { run: action.run, isPending: action.isPending, dialog };
}
