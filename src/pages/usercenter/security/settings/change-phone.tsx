import { useT } from '@@/texts/security';
import { useNavigate } from '@umijs/max';
import { Button, Flex } from 'antd';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Alert } from '@/components/Alert';
import layout from '@/components/layout.module.css';
import { PageHeader } from '@/components/PageHeader';
import { ProgressSteps } from '@/components/ProgressSteps';
import panelStyles from '@/components/panel.module.css';
import { QueryContent } from '@/components/query/QueryContent';
import { useAction } from '@/components/query/useAction';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { useAccountForm } from '@/components/useAccountForm';
import type { PhoneChangeState } from '@/domain/account/phoneChange';
import { abandonPhoneChange } from '@/services/security';
import { fetchCaptcha } from '@/services/signIn';
import { ChangeDone } from '../components/ChangeDone';
import styles from '../components/Security.module.css';
import { ConfirmStep, NewPhoneStep } from './components/NewPhoneStep';
import { ProofClock, ProofStep } from './components/ProofStep';
import { usePhoneChange } from './components/usePhoneChange';

const SETTINGS = '/usercenter/security/settings';
const STEPS = ['prove', 'phone', 'done'] as const;
const STEP_INDEX: Record<PhoneChangeState, number> = { proving: 0, choosing: 1, confirming: 1, done: 2 };

function getStepState(index: number, current: number) {
  if (index === current) return 'now';
  return index < current ? 'done' : 'later';
}

/** `/usercenter/security/settings/change-phone`: two steps of proof, resumed after a reload. */
export default function ChangePhonePage() {
  const t = useT();
  const navigate = useNavigate();
  const signal = useUnmountSignal();
  const flow = usePhoneChange();
  const newPhone = useAccountForm({ fetchCaptcha });
  const { status, result, notice } = flow;
  const steps = useRef<HTMLDivElement>(null);

  const abandon = useAction(() => abandonPhoneChange({ signal: signal() }), {
    onDone: () => navigate(SETTINGS),
  });

  function handleAgain() {
    flushSync(flow.startAgain);
    // Its button has the focus and is gone.
    steps.current?.focus();
  }

  return (
    <div className={layout.page}>
      <PageHeader
        title={t('title.usercenter.changePhone')}
        line={t('security.changePhone.lead')}
        back={{ to: SETTINGS, text: t('security.backToSettings') }}
      />
      {result && (
        <ChangeDone
          title={t('security.changePhone.done', { phone: result.userPhone })}
          endedSessions={result.endedSessions}
        />
      )}
      {!result && status?.state === 'done' && (
        <ChangeDone title={t('security.changePhone.done', { phone: status.userPhone })}>
          <Button onClick={handleAgain}>{t('security.changePhone.again')}</Button>
        </ChangeDone>
      )}
      {!result && status?.state !== 'done' && (
        <div className={`${panelStyles.panel} ${styles.form}`}>
          <QueryContent query={flow.query} failed={t('security.changePhone.failed')}>
            {(status) => (
              <Flex vertical gap={24}>
                <div ref={steps} tabIndex={-1} style={{ outline: 'none' }}>
                  <ProgressSteps
                    label={t('security.changePhone.steps')}
                    steps={STEPS.map((step, index) => ({
                      key: step,
                      name: t(`security.changePhone.step.${step}`),
                      state: getStepState(index, STEP_INDEX[status.state]),
                    }))}
                  />
                </div>
                <div>
                  {notice && <Alert className={layout.spaceAfterLg} type="warning" title={notice} />}
                  {status.proof && (
                    <ProofClock
                      deadline={status.proof.expiresAt}
                      moment={status}
                      onExpire={flow.handleExpire}
                    />
                  )}
                  {status.state === 'proving' && <ProofStep status={status} onProgress={flow.take} />}
                  {status.state === 'choosing' && status.proof && (
                    <NewPhoneStep flow={flow} proofId={status.proof.proofId} account={newPhone} />
                  )}
                  {status.state === 'confirming' && status.proof && (
                    <ConfirmStep
                      flow={flow}
                      status={status}
                      proofId={status.proof.proofId}
                      newPhone={newPhone}
                    />
                  )}
                  {status.proof && (
                    <Flex className={layout.spaceBeforeMd} wrap justify="center" gap={8}>
                      <Button type="link" loading={abandon.isPending} onClick={() => void abandon.run()}>
                        {t('security.changePhone.cancel')}
                      </Button>
                    </Flex>
                  )}
                </div>
              </Flex>
            )}
          </QueryContent>
        </div>
      )}
    </div>
  );
}
