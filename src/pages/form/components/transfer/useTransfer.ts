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

const NAME = 'form:transfer:';

/** A transfer on its way through the steps. What is typed survives a reload in this tab, the password does not. */
export function useTransfer() {
  const userId = useModel('@@initialState').initialState?.currentUser?.userId ?? '';
  const { query, change } = useQueryState();
  const accounts = useQuery(listPayAccounts);
  const [typed, setTyped] = useState(() => readTypedTransfer(readPrivateDraft(userId, NAME)));
  const [dirty, setDirty] = useState(() => Object.keys(readPrivateDraft(userId, NAME)).length > 0);
  /** What the server refused, to be shown beside the amount. */
  const [refusal, setRefusal] = useState<string>();
  const transfer = parseTransfer(typed);
  const asked = TRANSFER_STEPS.find((step) => step === query.get('step')) ?? 'fill';
  const doneId = query.get('id') ?? undefined;

  const reachable = asked === 'fill' || (asked === 'confirm' ? transfer !== undefined : doneId !== undefined);
  const step: TransferStep = reachable ? asked : 'fill';

  // An address that nothing leads to yet would go on by itself as soon as the last field is right.
  const goToLastPage = useEffectEvent(() => change({ step: undefined, id: undefined }, { replace: true }));
  useEffect(() => {
    if (!reachable) goToLastPage();
  }, [reachable]);

  useEffect(
    () => () => {
      const left = !history.location.pathname.endsWith(FORM_PATHS.transfer);
      if (left && session.token()) writePrivateDraft(userId, NAME, {});
    },
    [userId],
  );

  function note(values: TypedTransfer) {
    setTyped(values);
    setRefusal(undefined);
    setDirty(true);
    writePrivateDraft(userId, NAME, values);
  }

  const goTo = (next: TransferStep, id?: string) =>
    change({ step: next === 'fill' ? undefined : next, id }, { replace: next === 'done' });

  const submit = useSubmit('transfer', ({ submissionId }: Submission) => {
    goTo('done', submissionId);
    writePrivateDraft(userId, NAME, {});
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
    refusal,
    accounts,
    submit,
    note,
    goTo,
    /** Back to the amount with the server's reason. */
    refuse(reason: string) {
      setRefusal(reason);
      goTo('fill');
    },
  };
}

export type TransferState = ReturnType<typeof useTransfer>;
