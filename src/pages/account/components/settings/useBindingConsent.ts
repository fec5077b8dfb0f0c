import { useIntl } from '@umijs/max';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import { useQuery } from '@/components/query/useQuery';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import {
  BINDING_ERROR,
  type Binding,
  type BindingProvider,
  type ConsentAnswer,
  isConsentCode,
} from '@/domain/account/accountBinding';
import { hasErrorCode, isRequestError, type RequestError } from '@/domain/requestError';
import { answerConsent, requestConsent } from '@/services/consoleAccount';

interface ConsentOptions {
  provider: BindingProvider;
  onBound: (bindings: { list: Binding[] }) => void;
  /** Something is bound that the page does not show yet. */
  onStale: () => void;
  onClose: () => void;
}

type CodeProblem = { name: 'format' } | { name: 'wrong'; triesLeft: number };

const getTriesLeft = ({ result }: RequestError) => {
  const left = typeof result === 'object' && result && 'triesLeft' in result ? result.triesLeft : 0;
  return typeof left === 'number' ? left : 0;
};

/** A provider's question whether an account of theirs may be used here, and the person's answer. */
export function useBindingConsent({ provider, onBound, onStale, onClose }: ConsentOptions) {
  const { formatMessage } = useIntl();
  const message = useMessage();
  const signal = useUnmountSignal();
  const name = formatMessage({ id: `consoleAccount.provider.${provider}` });
  const [account, setAccount] = useState<string>();
  const [code, setTyped] = useState('');
  const [problem, setProblem] = useState<CodeProblem>();
  /** Why this question can no longer be answered; only a new one helps. */
  const [over, setOver] = useState<'consentOver' | 'boundElsewhere'>();

  const request = useQuery((options) => requestConsent(provider, options), { key: provider });
  const isBound = hasErrorCode(request.error, BINDING_ERROR.alreadyBound);
  const handleBound = useEffectEvent(() => {
    message.info(formatMessage({ id: 'consoleAccount.consent.alreadyBound' }, { name }));
    onStale();
    onClose();
  });
  useEffect(() => {
    if (isBound) handleBound();
  }, [isBound]);
  const consent = request.data;
  const chosen = account ?? consent?.accounts[0];

  function restart() {
    setOver(undefined);
    setProblem(undefined);
    setTyped('');
    void request.refresh();
  }

  function explain(error: RequestError) {
    if (hasErrorCode(error, BINDING_ERROR.codeWrong))
      setProblem({ name: 'wrong', triesLeft: getTriesLeft(error) });
    if (hasErrorCode(error, BINDING_ERROR.consentOver)) setOver('consentOver');
    if (hasErrorCode(error, BINDING_ERROR.boundElsewhere)) setOver('boundElsewhere');
  }

  const binding = useAction(
    (consentId: string, payload: ConsentAnswer) => answerConsent(consentId, payload, { signal: signal() }),
    {
      onDone(bindings) {
        onBound(bindings);
        message.success(formatMessage({ id: 'consoleAccount.binding.done' }, { name }));
        onClose();
      },
      onFailed: explain,
    },
  );

  function allow() {
    if (!consent || !chosen) return;
    if (isConsentCode(code)) void binding.run(consent.consentId, { answer: 'allow', account: chosen, code });
    else setProblem({ name: 'format' });
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

  const busy = binding.isPending;
  return { name, request, chosen, setAccount, code, setCode, problem, over, busy, restart, allow, refuse };
}
