import { useT } from '@@/texts/secondStep';
import { Button, Flex, Form } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { AuthHeading } from '@/components/AccountForm';
import { Alert } from '@/components/Alert';
import { type Rules, required, rule } from '@/components/accountRules';
import { useFormSave } from '@/components/form/useFormSave';
import layout from '@/components/layout.module.css';
import { useMessage } from '@/components/MessageContext';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { TextInput } from '@/components/TextInput';
import type { LoginResult } from '@/domain/account/login';
import { SECOND_STEP_ERROR as E, isRecoveryCode } from '@/domain/account/secondStep';
import { isSmsCode, normalizeSmsCode } from '@/domain/account/smsCode';
import { hasErrorCode } from '@/domain/requestError';
import { signInWithSecondStep } from '@/services/secondStep';

interface SecondStepProps {
  challenge: string;
  onDone: (result: LoginResult) => Promise<void>;
  /** Starts the sign-in again. */
  onCancel: () => void;
}

interface Values {
  code?: string;
  recoveryCode?: string;
}

const codeRules: Rules = [required('secondStep.code.required'), rule(isSmsCode, 'secondStep.code.invalid')];
const recoveryRules: Rules = [
  required('secondStep.recovery.required'),
  rule(isRecoveryCode, 'secondStep.recovery.invalid'),
];

/** The second step of a sign-in: the code of an authenticator app, or a recovery code. */
export default function SecondStep({ challenge, onDone, onCancel }: SecondStepProps) {
  const t = useT();
  const message = useMessage();
  const signal = useUnmountSignal();
  const [usesRecovery, setUsesRecovery] = useState(false);
  const field = usesRecovery ? 'recoveryCode' : 'code';

  const { form, formProps, isPending, error } = useFormSave({
    validateTrigger: 'onSubmit',
    onSave: ({ code = '', recoveryCode = '' }: Values) =>
      signInWithSecondStep(usesRecovery ? { challenge, recoveryCode } : { challenge, code }, {
        signal: signal(),
      }),
    async onDone({ recoveryCodesLeft, ...result }) {
      await onDone(result);
      if (recoveryCodesLeft !== undefined)
        message.info(t('secondStep.recovery.left', { left: recoveryCodesLeft }));
    },
    errorFields: { [E.codeWrong]: field, [E.codeUsed]: field },
  });
  const isOver = hasErrorCode(error, E.challengeOver);

  const focusField = useEffectEvent((name: typeof field) => form.focusField(name));
  useEffect(() => focusField(field), [field]);

  return (
    <>
      <AuthHeading
        title={t('secondStep.name')}
        lead={t(usesRecovery ? 'secondStep.login.recoveryLead' : 'secondStep.login.lead')}
      />
      <Form {...formProps} name="secondStep">
        {usesRecovery ? (
          <Form.Item name="recoveryCode" label={t('secondStep.recovery')} rules={recoveryRules} validateFirst>
            <TextInput autoComplete="off" autoCapitalize="characters" spellCheck={false} dir="ltr" />
          </Form.Item>
        ) : (
          <Form.Item
            name="code"
            label={t('secondStep.code')}
            rules={codeRules}
            validateFirst
            normalize={normalizeSmsCode}
          >
            <TextInput name="one-time-code" autoComplete="one-time-code" inputMode="numeric" dir="ltr" />
          </Form.Item>
        )}
        {(isOver || hasErrorCode(error, E.locked)) && (
          <Alert className={layout.spaceAfterMd} type="error" title={error?.message} />
        )}
        {isOver ? (
          <Button type="primary" block onClick={onCancel}>
            {t('secondStep.login.again')}
          </Button>
        ) : (
          <Button type="primary" htmlType="submit" block loading={isPending}>
            {t('secondStep.login.submit')}
          </Button>
        )}
      </Form>
      {!isOver && (
        <Flex className={layout.spaceBeforeMd} wrap justify="space-between" gap="0 8px">
          <Button type="link" onClick={() => setUsesRecovery(!usesRecovery)}>
            {t(usesRecovery ? 'secondStep.login.useApp' : 'secondStep.login.useRecovery')}
          </Button>
          <Button type="link" onClick={onCancel}>
            {t('secondStep.login.back')}
          </Button>
        </Flex>
      )}
    </>
  );
}
