import { useT } from '@@/texts/privacy';
import { SubmitForm } from '@/components/form/SubmitForm';
import { TickField } from '@/components/form/TickField';
import { useMessage } from '@/components/MessageContext';
import { Money } from '@/components/Money';
import { useProvenAction } from '@/components/security/useProvenAction';
import typography from '@/components/typography.module.css';
import { useUserChange } from '@/components/useUserChange';
import { CLOSING_ERROR, type Closing, canClose } from '@/domain/account/closing';
import { hasErrorCode } from '@/domain/requestError';
import { accountProof, closeAccount } from '@/services/privacy';

interface ClosingFormProps extends Pick<Closing, 'blockers'> {
  /** There are new blockers. */
  onChanged: () => void;
}

/** The request to close the account, once its only blocker is a balance, which the user may give up. */
export function ClosingForm({ blockers, onChanged }: ClosingFormProps) {
  const t = useT();
  const message = useMessage();
  const changeUser = useUserChange();
  const balance = blockers.find(({ kind }) => kind === 'balance')?.count ?? 0;
  const { run, isPending, dialog } = useProvenAction({
    act: () => closeAccount({ givenUpBalance: balance }),
    proof: accountProof,
    why: t('privacy.close.why'),
    // The portal then shows how the account can be kept.
    onDone: ({ closesAt }) => changeUser({ closesAt }),
    onFailed(error) {
      if (!hasErrorCode(error, CLOSING_ERROR.blocked)) return;
      message.warning(error.message);
      onChanged();
    },
  });
  if (!canClose(blockers, balance)) {
    return <p className={typography.note}>{t('privacy.close.later')}</p>;
  }
  return (
    <>
      <SubmitForm
        submitText={t('privacy.close.submit')}
        // Outlined, because white on the dark theme's red has too little contrast.
        submitProps={{ type: 'default', danger: true, loading: isPending }}
        unsaved={false}
        onSave={() => run()}
      >
        {balance > 0 && (
          <TickField name="balance" missing={t('privacy.close.giveUp.required')}>
            {t('privacy.close.giveUp', { amount: <Money key="amount" cents={balance} /> })}
          </TickField>
        )}
        <TickField name="understood" missing={t('privacy.close.understood.required')}>
          {t('privacy.close.understood')}
        </TickField>
      </SubmitForm>
      {dialog}
    </>
  );
}
