import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import { CERTIFICATION_ERROR } from '@/domain/certification/certification';
import { hasErrorCode, type RequestError } from '@/domain/requestError';
import type { CertificationProps } from './CertificationGate';
import type { KnownCertification } from './useCertification';

/** Whether a caught error carries this code of the certification's endpoints. */
export function isRefusal(error: unknown, code: keyof typeof CERTIFICATION_ERROR): error is RequestError {
  return hasErrorCode(error, CERTIFICATION_ERROR[code]);
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

  /** Shows a refusal that belongs to no field. */
  function settle(error: RequestError) {
    if (!isRefusal(error, 'transitionRefused')) return;
    message.warning(error.message);
    onStale();
  }

  const { run, isPending } = useAction((call: () => Promise<KnownCertification>) => call(), {
    onDone: onChange,
    onFailed: settle,
  });
  return { busy: isPending, run, settle };
}
