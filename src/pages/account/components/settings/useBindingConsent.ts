import { useEffect, useEffectEvent, useState } from 'react';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import { useQuery } from '@/components/query/useQuery';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { useText } from '@/components/useText';
import {
  BINDING_ERROR,
  type Binding,
  type BindingProvider,
  bindingCodeWrong,
  type ConsentAnswer,
  isConsentCode,
} from '@/domain/account/accountBinding';
import { hasErrorCode, type RequestError, readRefusal } from '@/domain/requestError';
import { answerConsent, requestConsent } from '@/services/consoleAccount';

interface ConsentOptions {
  provider: BindingProvider;
  onBound: (bindings: { list: Binding[] }) => void;
  /** Called when the page must reload its bindings. */
  onStale: () => void;
  onClose: () => void;
}

type CodeProblem = { name: 'format' } | { name: 'wrong'; triesLeft: number };

/** The consent request of a provider and the user's reply. */
export function useBindingConsent({ provider, onBound, onStale, onClose }: ConsentOptions) {
  const t = useText('consoleAccount');
  const message = useMessage();
  const signal = useUnmountSignal();
  const name = t(`provider.${provider}`);
  const [account, setAccount] = useState<string>();
  const [code, setCodeText] = useState('');
  const [problem, setProblem] = useState<CodeProblem>();
  /** Why the request has ended. A new one is needed. */
  const [ended, setEnded] = useState<'consentOver' | 'boundElsewhere'>();

  const request = useQuery((options) => requestConsent(provider, options), { key: provider });
  const isBound = hasErrorCode(request.error, BINDING_ERROR.alreadyBound);
  const handleBound = useEffectEvent(() => {
    message.info(t('consent.alreadyBound', { name }));
    onStale();
    onClose();
  });
  useEffect(() => {
    if (isBound) handleBound();
  }, [isBound]);
  const consent = request.data;
  const chosen = account ?? consent?.accounts[0];

  function restart() {
    setEnded(undefined);
    setProblem(undefined);
    setCodeText('');
    void request.refresh();
  }

  function handleError(error: RequestError) {
    const wrong = readRefusal(error, bindingCodeWrong);
    if (wrong) setProblem({ name: 'wrong', triesLeft: wrong.triesLeft });
    if (hasErrorCode(error, BINDING_ERROR.consentOver)) setEnded('consentOver');
    if (hasErrorCode(error, BINDING_ERROR.boundElsewhere)) setEnded('boundElsewhere');
  }

  const binding = useAction(
    (consentId: string, payload: ConsentAnswer) => answerConsent(consentId, payload, { signal: signal() }),
    {
      onDone(bindings) {
        onBound(bindings);
        message.success(t('binding.done', { name }));
        onClose();
      },
      onFailed: handleError,
    },
  );

  function allow() {
    if (!consent || !chosen) return;
    if (isConsentCode(code)) void binding.run(consent.consentId, { answer: 'allow', account: chosen, code });
    else setProblem({ name: 'format' });
  }

  const refusal = useAction((consentId: string) => answerConsent(consentId, { answer: 'refuse' }));

  /** Closes the dialog even if the provider cannot be notified. */
  function refuse() {
    onClose();
    if (!consent || ended) return;
    message.info(t('consent.refused', { name }));
    void refusal.run(consent.consentId);
  }

  function setCode(typed: string) {
    setCodeText(typed);
    setProblem(undefined);
  }

  const busy = binding.isPending;
  return { name, request, chosen, setAccount, code, setCode, problem, ended, busy, restart, allow, refuse };
}
