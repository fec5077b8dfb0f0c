import { useT } from '@@/texts/charge';
import { Flex, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { Dialog } from '@/components/Dialog';
import { FactItems } from '@/components/FactItems';
import { FailedState } from '@/components/FailedState';
import layout from '@/components/layout.module.css';
import { CopyText } from '@/components/order/CopyText';
import { useQuery } from '@/components/query/useQuery';
import { ProofForm } from '@/components/security/ProofForm';
import typography from '@/components/typography.module.css';
import type { Access } from '@/domain/instance/instance';
import { INSTANCE_ERROR } from '@/domain/instance/instanceMachine';
import { hasErrorCode } from '@/domain/requestError';
import { fetchAccess, sendAccessCode } from '@/services/instance';
import { fetchCaptcha } from '@/services/signIn';

interface AccessDialogProps {
  instanceId: string;
  onClose: () => void;
}

/** A service's credentials, shown after a proof of identity for as long as it is valid. */
export function AccessDialog({ instanceId, onClose }: AccessDialogProps) {
  const t = useT();
  const [access, setAccess] = useState<Access>();
  const [isExpired, setExpired] = useState(false);
  // A proof given for another service may still be valid.
  const { error, isLoading, refresh } = useQuery((options) => fetchAccess(instanceId, {}, options), {
    key: instanceId,
    onData: setAccess,
  });

  useEffect(() => {
    if (!access) return;
    const timer = setTimeout(() => {
      setAccess(undefined);
      setExpired(true);
    }, access.validForSeconds * 1000);
    return () => clearTimeout(timer);
  }, [access]);

  function content() {
    if (access) return <Entries access={access} />;
    if (isLoading) return <Skeleton active paragraph={{ rows: 3 }} />;
    if (isExpired || hasErrorCode(error, INSTANCE_ERROR.proofRequired)) {
      return (
        <ProofForm
          why={t(isExpired ? 'access.over' : 'access.why')}
          submitText={t('access.show')}
          prove={(values, options) => fetchAccess(instanceId, values, options)}
          sendCode={(payload, options) => sendAccessCode(instanceId, payload, options)}
          fetchCaptcha={fetchCaptcha}
          onProven={setAccess}
        />
      );
    }
    if (hasErrorCode(error, INSTANCE_ERROR.actionRefused)) return <p>{t('access.none')}</p>;
    if (hasErrorCode(error, 404)) return <p>{t('change.gone')}</p>;
    return <FailedState error={error} title={t('change.failed')} onRetry={refresh} />;
  }

  return (
    <Dialog
      open
      hasEntry
      title={t('access.title')}
      footer={null}
      mask={{ closable: false }}
      onClose={onClose}
    >
      <Flex className={layout.spaceBeforeXs} vertical gap={16}>
        {content()}
      </Flex>
    </Dialog>
  );
}

function Entries({ access: { entries, validForSeconds } }: { access: Access }) {
  const t = useT();
  return (
    <>
      <Flex component="dl" vertical gap={12}>
        <FactItems
          facts={entries.map(({ label, value }) => [
            label,
            <CopyText key={label} text={value} name={label} />,
          ])}
        />
      </Flex>
      <p role="status" className={typography.note}>
        {t('access.until', { minutes: Math.ceil(validForSeconds / 60) })}
      </p>
    </>
  );
}
