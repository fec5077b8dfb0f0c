import { useT } from '@@/texts/secondStep';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { Alert } from '@/components/Alert';
import { Dialog } from '@/components/Dialog';
import { InlineDetails } from '@/components/InlineDetails';
import { useAction } from '@/components/query/useAction';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { Section } from '@/components/Section';
import { StatusTag } from '@/components/StatusTag';
import { SECOND_STEP, SECOND_STEP_ERROR, type SecondStep } from '@/domain/account/secondStep';
import { INSTANCE_ERROR } from '@/domain/instance/instanceMachine';
import { dateText } from '@/domain/intlFormats';
import { hasErrorCode, type RequestError } from '@/domain/requestError';
import { renewRecoveryCodes, turnOffSecondStep } from '@/services/secondStep';
import type { SecondStepChange } from './SecondStepOff';

/** Recovery codes left at which new ones are suggested. */
const FEW = 3;

interface SecondStepOnProps extends SecondStepChange {
  status: SecondStep;
  onOff: (status: SecondStep) => void;
}

/** The second step while it is on: new recovery codes, or turning it off. */
export function SecondStepOn({ status, requireProof, onCodes, onOff, onOutdated }: SecondStepOnProps) {
  const t = useT();
  const signal = useUnmountSignal();
  const [confirming, setConfirming] = useState<'renew' | 'turnOff'>();
  const { turnedOnAt, recoveryCodesLeft: left } = status;

  const handleFailure = (again: () => void) => (error: RequestError) => {
    if (hasErrorCode(error, INSTANCE_ERROR.proofRequired)) {
      setConfirming(undefined);
      requireProof(again);
    }
    return hasErrorCode(error, SECOND_STEP_ERROR.notOn) ? onOutdated() : undefined;
  };
  const renew = useAction(() => renewRecoveryCodes({ signal: signal() }), {
    onDone: ({ recoveryCodes }) => onCodes(recoveryCodes),
    onFailed: handleFailure(() => void renew.run()),
  });
  const turnOff = useAction(() => turnOffSecondStep({ signal: signal() }), {
    onDone: onOff,
    onFailed: handleFailure(() => void turnOff.run()),
  });

  return (
    <Section title={t('secondStep.turnedOn')} status={<StatusTag tone="success" text={t('secondStep.on')} />}>
      <InlineDetails>
        {turnedOnAt && t('secondStep.since', { time: dateText(t.locale, turnedOnAt, { withTime: true }) })}
        {t('secondStep.codes.left', { left, total: SECOND_STEP.recoveryCodes })}
      </InlineDetails>
      {left <= FEW && <Alert type="warning" title={t('secondStep.codes.few')} />}
      <Flex wrap gap={8}>
        <Button loading={renew.isPending} onClick={() => setConfirming('renew')}>
          {t('secondStep.codes.renew')}
        </Button>
        <Button danger loading={turnOff.isPending} onClick={() => setConfirming('turnOff')}>
          {t('secondStep.turnOff')}
        </Button>
      </Flex>
      {confirming && (
        <Dialog
          open
          title={t(confirming === 'renew' ? 'secondStep.codes.renewConfirm' : 'secondStep.turnOffConfirm')}
          okText={t(confirming === 'renew' ? 'secondStep.codes.renew' : 'secondStep.turnOff')}
          danger
          cancelText={t('secondStep.cancel')}
          confirmLoading={renew.isPending || turnOff.isPending}
          onOk={() => void (confirming === 'renew' ? renew : turnOff).run()}
          onClose={() => setConfirming(undefined)}
        >
          <p>{t(confirming === 'renew' ? 'secondStep.codes.renewText' : 'secondStep.turnOffText')}</p>
        </Dialog>
      )}
    </Section>
  );
}
