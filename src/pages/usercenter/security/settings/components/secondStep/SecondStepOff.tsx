import { useT } from '@@/texts/secondStep';
import { Button, Flex } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useAction } from '@/components/query/useAction';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { Section } from '@/components/Section';
import { SECOND_STEP_ERROR, type SecondStepSetup } from '@/domain/account/secondStep';
import { INSTANCE_ERROR } from '@/domain/instance/instanceMachine';
import { hasErrorCode } from '@/domain/requestError';
import { setUpSecondStep } from '@/services/secondStep';
import { SetupForm } from './SetupForm';

export interface SecondStepChange {
  /** Asks for a proof of identity and repeats the call. */
  requireProof: (again: () => void) => void;
  onCodes: (codes: readonly string[]) => Promise<void>;
  /** Called when it was turned on or off elsewhere. */
  onOutdated: () => Promise<unknown>;
}

/** The second step while it is off: turns it on with an authenticator app. */
export function SecondStepOff({ requireProof, onCodes, onOutdated }: SecondStepChange) {
  const t = useT();
  const signal = useUnmountSignal();
  const [setup, setSetup] = useState<SecondStepSetup>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { run, isPending } = useAction(() => setUpSecondStep({ signal: signal() }), {
    onDone: setSetup,
    onFailed(error) {
      if (hasErrorCode(error, INSTANCE_ERROR.proofRequired)) requireProof(run);
      return hasErrorCode(error, SECOND_STEP_ERROR.alreadyOn) ? onOutdated() : undefined;
    },
  });

  useEffect(() => {
    if (setup) heading.current?.focus();
  }, [setup]);

  return (
    <Section title={t(setup ? 'secondStep.setUp' : 'secondStep.offTitle')} titleRef={heading}>
      {setup ? (
        <SetupForm
          key={setup.setupId}
          setup={setup}
          isRenewing={isPending}
          onRenew={run}
          onCodes={onCodes}
          onOutdated={onOutdated}
          onCancel={() => setSetup(undefined)}
        />
      ) : (
        <>
          <p>{t('secondStep.offText')}</p>
          <Flex>
            <Button type="primary" loading={isPending} onClick={() => void run()}>
              {t('secondStep.turnOn')}
            </Button>
          </Flex>
        </>
      )}
    </Section>
  );
}
