import { useIntl } from '@umijs/max';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDraft } from '@/components/form/useDraft';
import { useQuery } from '@/components/query/useQuery';
import { useQueryState } from '@/components/query/useQueryState';
import type { Submission } from '@/domain/console/submission';
import {
  parseTransfer,
  readTypedTransfer,
  TRANSFER_LIMITS,
  type TransferField,
  type TypedTransfer,
} from '@/domain/console/transfer';
import { formatMoney } from '@/domain/money/money';
import { listPayAccounts } from '@/services/consoleForm';
import { useSubmit } from '../useSubmit';

export const TRANSFER_STEPS = ['fill', 'confirm', 'done'] as const;
type TransferStep = (typeof TRANSFER_STEPS)[number];

/** The limits in the error messages of the fields. */
export const useTransferLimits = () => ({
  receiverName: TRANSFER_LIMITS.receiverName,
  amount: formatMoney(TRANSFER_LIMITS.most, useIntl().locale),
});

/**
 * The state of the transfer form. Its draft is offered, and restored at once in the second step, which a reload or the end of
 * the session has interrupted. The password is not kept.
 */
export function useTransfer() {
  const { query, change } = useQueryState();
  const accounts = useQuery(listPayAccounts);
  const requestedStep = TRANSFER_STEPS.find((step) => step === query.get('step')) ?? 'fill';
  const [restorations, setRestorations] = useState(0);
  const draft = useDraft<TypedTransfer>('transfer', (values) => {
    store(readTypedTransfer(values));
    setRestorations(restorations + 1);
  });
  const [dirty, setDirty] = useState(requestedStep === 'confirm' && draft.stored !== undefined);
  const [typed, setTyped] = useState(() => readTypedTransfer(dirty ? draft.stored : {}));
  /** Errors of the server by field, shown in the first step. */
  const [rejected, setRejected] = useState<readonly [TransferField, string][]>();
  const transfer = parseTransfer(typed);
  const doneId = query.get('id') ?? undefined;

  const reachable =
    requestedStep === 'fill' || (requestedStep === 'confirm' ? transfer !== undefined : doneId !== undefined);
  const step: TransferStep = reachable ? requestedStep : 'fill';

  // Without this reset, the form would skip ahead as soon as all fields are valid.
  const resetStep = useEffectEvent(() => change({ step: undefined, id: undefined }, { replace: true }));
  useEffect(() => {
    if (!reachable) resetStep();
  }, [reachable]);

  function store(values: TypedTransfer) {
    setTyped(values);
    setRejected(undefined);
    setDirty(true);
    draft.keep(values);
  }

  const goTo = (next: TransferStep, id?: string) =>
    change({ step: next === 'fill' ? undefined : next, id }, { replace: next === 'done' });

  const submit = useSubmit('transfer', ({ submissionId }: Submission) => {
    goTo('done', submissionId);
    draft.clear();
    setTyped(readTypedTransfer({}));
    setDirty(false);
    void accounts.refresh();
  });

  return {
    step,
    typed,
    transfer,
    dirty,
    /** Offers a draft, until something is typed. */
    notice: !dirty && draft.notice,
    clearDraft: draft.clear,
    restorations,
    doneId,
    rejected,
    accounts,
    submit,
    store,
    goTo,
    /** Returns to the first step and shows the errors at their fields. */
    reject(errors: NonNullable<typeof rejected>) {
      setRejected(errors);
      goTo('fill');
    },
  };
}

export type TransferState = ReturnType<typeof useTransfer>;
