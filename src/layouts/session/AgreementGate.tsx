import { useT } from '@@/texts/privacy';
import { FileTextOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { SubmitForm } from '@/components/form/SubmitForm';
import { TickField } from '@/components/form/TickField';
import { useMessage } from '@/components/MessageContext';
import { PageLink } from '@/components/PageLink';
import typography from '@/components/typography.module.css';
import { ACCOUNT_ERROR } from '@/domain/account/accountError';
import type { AgreementChange } from '@/domain/content/agreementChange';
import { hasErrorCode } from '@/domain/requestError';
import { session } from '@/request/session';
import { acceptAgreements } from '@/services/privacy';
import styles from './AccountGate.module.css';
import { ChangedAgreement } from './ChangedAgreement';
import { GateCard } from './GateCard';
import { useRefreshUser } from './useRefreshUser';

/**
 * Shown when agreements have changed since the user accepted them: what has changed, to be accepted or to sign out. Also when
 * a user was registered without accepting any.
 */
export function AgreementGate({ changes }: { changes: readonly AgreementChange[] }) {
  const t = useT();
  const message = useMessage();
  const { refreshUser, refreshing } = useRefreshUser();
  const [shown, setShown] = useState<readonly string[]>([]);
  const kind = changes.some(({ from }) => from !== undefined) ? 'changed' : 'first';
  const isComplete = changes.every(({ code }) => shown.includes(code));
  return (
    <GateCard icon={<FileTextOutlined aria-hidden />} title={t(`privacy.${kind}.title`)}>
      <p>{t(`privacy.${kind}.lead`)}</p>
      {changes.map((change) => (
        <ChangedAgreement
          key={`${change.code} ${change.to}`}
          change={change}
          onShown={() => setShown((codes) => [...codes, change.code])}
        />
      ))}
      <SubmitForm
        className={styles.part}
        footerClassName={styles.actions}
        submitText={t('privacy.changed.submit')}
        submitProps={{ disabled: !isComplete, ...(refreshing && { loading: true }) }}
        actions={<Button onClick={() => void session.end()}>{t('frame.signOut')}</Button>}
        unsaved={false}
        onSave={() => acceptAgreements(changes.map(({ code, to }) => ({ code, version: to })))}
        onDone={refreshUser}
        onFailed={(error) => {
          if (!hasErrorCode(error, ACCOUNT_ERROR.consentOutdated)) return;
          // One has changed again.
          message.warning(error.message);
          refreshUser();
        }}
      >
        <TickField name="accepted" missing={t('privacy.changed.required')}>
          {t(`privacy.${kind}.accept`)}
        </TickField>
      </SubmitForm>
      <p className={typography.secondary}>{t('privacy.changed.decline')}</p>
      <p>
        <PageLink onlyLink to="/usercenter/security/settings/privacy">
          {t('privacy.changed.leave')}
        </PageLink>
      </p>
    </GateCard>
  );
}
