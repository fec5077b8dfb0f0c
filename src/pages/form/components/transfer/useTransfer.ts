import { history, useModel } from '@umijs/max';
import { useEffect, useEffectEvent, useState } from 'react';
import { readPrivateDraft, writePrivateDraft } from '@/browser/privateDraft';
import { useQuery } from '@/components/query/useQuery';
import { useQueryState } from '@/components/query/useQueryState';
import { FORM_PATHS, type Submission } from '@/domain/console/submission';
import { parseTransfer, readTypedTransfer, type TypedTransfer } from '@/domain/console/transfer';
import { session } from '@/request/session';
import { listPayAccounts } from '@/services/consoleForm';
import { useSubmit } from '../useSubmit';

export const TRANSFER_STEPS = ['fill', 'confirm', 'done'] as const;
type TransferStep = (typeof TRANSFER_STEPS)[number];

const DRAFT_NAME = 'form:transfer:';

/** The state of the transfer form. The values survive a reload in this tab, the password does not. */
export function useTransfer() {
  const userId = useModel('@@initialState').initialState?.currentUser?.userId ?? '';
  const { query, change } = useQueryState();
  const accounts = useQuery(listPayAccounts);
  const [typed, setTyped] = useState(() => readTypedTransfer(readPrivateDraft(userId, DRAFT_NAME)));
  const [dirty, setDirty] = useState(() => Object.keys(readPrivateDraft(userId, DRAFT_NAME)).length > 0);
  /** Error of the server, shown at the amount. */
  const [amountError, setAmountError] = useState<string>();
  const transfer = parseTransfer(typed);
  const requestedStep = TRANSFER_STEPS.find((step) => step === query.get('step')) ?? 'fill';
  const doneId = query.get('id') ?? undefined;

  const reachable =
    requestedStep === 'fill' || (requestedStep === 'confirm' ? transfer !== undefined : doneId !== undefined);
  const step: TransferStep = reachable ? requestedStep : 'fill';

  // Without this reset, the form would skip ahead as soon as all fields are valid.
  const resetStep = useEffectEvent(() => change({ step: undefined, id: undefined }, { replace: true }));
  useEffect(() => {
    if (!reachable) resetStep();
  }, [reachable]);

  useEffect(
    () => () => {
      const hasLeft = !history.location.pathname.endsWith(FORM_PATHS.transfer);
      if (hasLeft && session.token()) writePrivateDraft(userId, DRAFT_NAME, {});
    },
    [userId],
  );

  function store(values: TypedTransfer) {
    setTyped(values);
    setAmountError(undefined);
    setDirty(true);
    writePrivateDraft(userId, DRAFT_NAME, values);
  }

  const goTo = (next: TransferStep, id?: string) =>
    change({ step: next === 'fill' ? undefined : next, id }, { replace: next === 'done' });

  const submit = useSubmit('transfer', ({ submissionId }: Submission) => {
    goTo('done', submissionId);
    writePrivateDraft(userId, DRAFT_NAME, {});
    setTyped(readTypedTransfer({}));
    setDirty(false);
    void accounts.refresh();
  });

  return {
    step,
    typed,
    transfer,
    dirty,
    doneId,
    amountError,
    accounts,
    submit,
    store,
    goTo,
    /** Returns to the amount and shows the error. */
    rejectAmount(message: string) {
      setAmountError(message);
      goTo('fill');
    },
  };
}

export type TransferState = ReturnType<typeof useTransfer>;
