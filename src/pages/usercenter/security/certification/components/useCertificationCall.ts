import { useRef, useState } from 'react';
import { useMessage } from '@/components/MessageContext';
import { CERTIFICATION_ERROR } from '@/domain/certification/certificationError';
import { isRequestError } from '@/domain/requestError';
import type { CertificationProps } from './CertificationGate';
import type { KnownCertification } from './useCertification';

/** Whether a caught error carries this code of the certification's endpoints. */
export function isRefusal(error: unknown, code: keyof typeof CERTIFICATION_ERROR): error is Error {
  return isRequestError(error) && 'code' in error && error.code === CERTIFICATION_ERROR[code];
}

/**
 * Calls that change the certification, one at a time; the page takes over what they answer. Where the state no longer
 * allows it, that is said and the state is read anew.
 */
export function useCertificationCall({
  onChange,
  onStale,
}: Pick<CertificationProps, 'onChange' | 'onStale'>) {
  const message = useMessage();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  /** Says what became of an error that no field can show; throws on what is a mistake in the program. */
  function settle(error: unknown) {
    if (!isRequestError(error)) throw error;
    if (!isRefusal(error, 'transitionRefused')) return;
    message.warning(error.message);
    onStale();
  }

  /** Answers whether the call succeeded; undefined when another one is still under way. */
  async function run(call: () => Promise<KnownCertification>): Promise<boolean | undefined> {
    if (running.current) return undefined;
    running.current = true;
    setBusy(true);
    try {
      onChange(await call());
      return true;
    } catch (error) {
      settle(error);
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { busy, run, settle };
}
