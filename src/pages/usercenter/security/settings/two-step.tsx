import { useT } from '@@/texts/secondStep';
import securityTexts from '@@/texts/security';
import { useState } from 'react';
import layout from '@/components/layout.module.css';
import { useMessage } from '@/components/MessageContext';
import { PageHeader } from '@/components/PageHeader';
import { QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import { SectionLoading } from '@/components/Section';
import { useProof } from '@/components/security/useProvenAction';
import { accountProof } from '@/services/privacy';
import { fetchSecondStep } from '@/services/secondStep';
import { RecoveryCodes } from './components/secondStep/RecoveryCodes';
import { SecondStepOff } from './components/secondStep/SecondStepOff';
import { SecondStepOn } from './components/secondStep/SecondStepOn';

/** `/usercenter/security/settings/two-step`: the second step of the sign-in and its recovery codes. */
export default function TwoStepPage() {
  const t = useT(securityTexts);
  const message = useMessage();
  const secondStep = useQuery(fetchSecondStep);
  /** Shown once. */
  const [codes, setCodes] = useState<readonly string[]>();
  const { requireProof, dialog } = useProof({
    proof: accountProof,
    why: t('secondStep.why'),
  });

  async function handleCodes(created: readonly string[]) {
    setCodes(created);
    await secondStep.refresh();
  }

  return (
    <div className={layout.page}>
      <PageHeader
        title={t('title.usercenter.twoStep')}
        line={t('secondStep.lead')}
        back={{ to: '/usercenter/security/settings', text: t('security.backToSettings') }}
      />
      {codes ? (
        <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
      ) : (
        <QueryContent
          query={secondStep}
          failed={t('secondStep.failed')}
          loading={<SectionLoading rows={3} />}
        >
          {(status) =>
            status.enabled ? (
              <SecondStepOn
                status={status}
                requireProof={requireProof}
                onCodes={handleCodes}
                onOff={(next) => {
                  secondStep.setData(next);
                  message.success(t('secondStep.turnedOff'));
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
      {dialog}
    </div>
  );
}
