import '@@/texts/order';
import '@@/texts/proof';
import '@@/texts/secondStep';
import { useIntl } from '@umijs/max';
import { Card, Skeleton } from 'antd';
import { useState } from 'react';
import { FailedState } from '@/components/FailedState';
import { useMessage } from '@/components/MessageContext';
import { useQuery } from '@/components/query/useQuery';
import { ProofDialog } from '@/components/security/ProofDialog';
import { proveAccount, sendProofCode } from '@/services/proof';
import { fetchSecondStep } from '@/services/secondStep';
import { SecurityFrame } from '../components/SecurityFrame';
import { RecoveryCodes } from './components/secondStep/RecoveryCodes';
import { SecondStepOff } from './components/secondStep/SecondStepOff';
import { SecondStepOn } from './components/secondStep/SecondStepOn';

/** `/usercenter/security/settings/two-step`: the second step of the sign-in and its recovery codes. */
export default function TwoStepPage() {
  const { formatMessage } = useIntl();
  const message = useMessage();
  const { data, error, isLoading, refresh, setData } = useQuery(fetchSecondStep);
  /** Shown once. */
  const [codes, setCodes] = useState<readonly string[]>();
  /** What a missing proof of identity has stopped. */
  const [retry, setRetry] = useState<() => void>();
  const requireProof = (again: () => void) => setRetry(() => again);

  async function handleCodes(created: readonly string[]) {
    setCodes(created);
    await refresh();
  }

  return (
    <SecurityFrame
      title={formatMessage({ id: 'title.usercenter.twoStep' })}
      lead={formatMessage({ id: 'secondStep.lead' })}
      back={{ to: '/usercenter/security/settings', textId: 'security.backToSettings' }}
    >
      <Card>
        {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />}
        {!codes && !data && error && (
          <FailedState
            error={error}
            title={formatMessage({ id: 'secondStep.failed' })}
            onRetry={refresh}
            retrying={isLoading}
          />
        )}
        {!codes && !data && !error && <Skeleton active paragraph={{ rows: 4 }} />}
        {!codes && data?.enabled && (
          <SecondStepOn
            status={data}
            requireProof={requireProof}
            onCodes={handleCodes}
            onOff={(next) => {
              setData(next);
              message.success(formatMessage({ id: 'secondStep.turnedOff' }));
            }}
            onOutdated={refresh}
          />
        )}
        {!codes && data && !data.enabled && (
          <SecondStepOff requireProof={requireProof} onCodes={handleCodes} onOutdated={refresh} />
        )}
      </Card>
      {retry && (
        <ProofDialog
          why={formatMessage({ id: 'secondStep.why' })}
          prove={proveAccount}
          sendCode={sendProofCode}
          onProven={() => {
            setRetry(undefined);
            retry();
          }}
          onClose={() => setRetry(undefined)}
        />
      )}
    </SecurityFrame>
  );
}
