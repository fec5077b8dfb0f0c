import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { useState } from 'react';
import { useMessage } from '@/components/MessageContext';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import {
  BINDING_ERROR,
  type Binding,
  type BindingProvider,
  isConsentCode,
} from '@/domain/account/accountBinding';
import { hasErrorCode, isAbortError, isRequestError } from '@/domain/requestError';
import { answerConsent, requestConsent } from '@/services/consoleAccount';

interface ConsentOptions {
  provider: BindingProvider;
  onBound: (bindings: { list: Binding[] }) => void;
  /** Something is bound that the page does not show yet. */
  onStale: () => void;
  onClose: () => void;
}

type CodeProblem = { name: 'format' } | { name: 'wrong'; triesLeft: number };

const triesLeftOf = (error: Error) => {
  const result = 'result' in error ? error.result : undefined;
  const left = typeof result === 'object' && result && 'triesLeft' in result ? result.triesLeft : 0;
  return typeof left === 'number' ? left : 0;
};

/** A provider's question whether an account of theirs may be used here, and the person's answer. */
export function useConsent({ provider, onBound, onStale, onClose }: ConsentOptions) {
  const { formatMessage } = useIntl();
  const message = useMessage();
  const signal = useUnmountSignal();
  const name = formatMessage({ id: `consoleAccount.provider.${provider}` });
  const [account, setAccount] = useState<string>();
  const [code, setTyped] = useState('');
  const [problem, setProblem] = useState<CodeProblem>();
  /** Why this question can no longer be answered; only a new one helps. */
  const [over, setOver] = useState<'consentOver' | 'boundElsewhere'>();
  const [busy, setBusy] = useState(false);

  const request = useRequest(() => requestConsent(provider, { signal: signal() }), {
    onError(error) {
      if (!hasErrorCode(error, BINDING_ERROR.alreadyBound)) return;
      message.info(formatMessage({ id: 'consoleAccount.consent.alreadyBound' }, { name }));
      onStale();
      onClose();
    },
  });
  const consent = request.data;
  const chosen = account ?? consent?.accounts[0];

  function restart() {
    setOver(undefined);
    setProblem(undefined);
    setTyped('');
    request.refresh();
  }

  function explain(error: Error) {
    if (hasErrorCode(error, BINDING_ERROR.codeWrong))
      setProblem({ name: 'wrong', triesLeft: triesLeftOf(error) });
    if (hasErrorCode(error, BINDING_ERROR.consentOver)) setOver('consentOver');
    if (hasErrorCode(error, BINDING_ERROR.boundElsewhere)) setOver('boundElsewhere');
  }

  /** Answers whether the code can be wrong: the field wants the focus then. */
  async function allow(): Promise<boolean> {
    if (!consent || !chosen) return false;
    if (!isConsentCode(code)) {
      setProblem({ name: 'format' });
      return true;
    }
    setBusy(true);
    try {
      onBound(
        await answerConsent(
          consent.consentId,
          { answer: 'allow', account: chosen, code },
          { signal: signal() },
        ),
      );
      message.success(formatMessage({ id: 'consoleAccount.binding.done' }, { name }));
      onClose();
      return false;
    } catch (error) {
      if (isAbortError(error)) return false;
      if (!isRequestError(error)) throw error;
      explain(error);
      return hasErrorCode(error, BINDING_ERROR.codeWrong);
    } finally {
      setBusy(false);
    }
  }

  /** Nothing is bound, whether the provider hears of it or not. */
  async function refuse() {
    onClose();
    if (!consent || over) return;
    message.info(formatMessage({ id: 'consoleAccount.consent.refused' }, { name }));
    await answerConsent(consent.consentId, { answer: 'refuse' }).catch((error: unknown) => {
      if (!isRequestError(error)) throw error;
    });
  }

  function setCode(typed: string) {
    setTyped(typed);
    setProblem(undefined);
  }

  return { name, request, chosen, setAccount, code, setCode, problem, over, busy, restart, allow, refuse };
}
