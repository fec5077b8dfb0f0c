import '@@/texts/order';
import '@@/texts/proof';
import '@@/texts/secondStep';
import { useIntl } from '@umijs/max';
import { Card } from 'antd';
import { useState } from 'react';
import { useMessage } from '@/components/MessageContext';
import { QueryContent } from '@/components/query/QueryContent';
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
  const secondStep = useQuery(fetchSecondStep);
  /** Shown once. */
  const [codes, setCodes] = useState<readonly string[]>();
  /** What a missing proof of identity has stopped. */
  const [retry, setRetry] = useState<() => void>();
  const requireProof = (again: () => void) => setRetry(() => again);

  async function handleCodes(created: readonly string[]) {
    setCodes(created);
    await secondStep.refresh();
  }

  return (
    <SecurityFrame
      title={formatMessage({ id: 'title.usercenter.twoStep' })}
      lead={formatMessage({ id: 'secondStep.lead' })}
      back={{ to: '/usercenter/security/settings', textId: 'security.backToSettings' }}
    >
      <Card>
        {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />}
        {!codes && (
          <QueryContent query={secondStep} failed={formatMessage({ id: 'secondStep.failed' })}>
            {(status) =>
              status.enabled ? (
                <SecondStepOn
                  status={status}
                  requireProof={requireProof}
                  onCodes={handleCodes}
                  onOff={(next) => {
                    secondStep.setData(next);
                    message.success(formatMessage({ id: 'secondStep.turnedOff' }));
                  }}
                  onOutdated={secondStep.refresh}
                />
              ) : (
                <SecondStepOff
                  requireProof={requireProof}
                  onCodes={handleCodes}
                  onOutdated={secondStep.refresh}
                />
              )
            }
          </QueryContent>
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
