import { useT } from '@@/texts/secondStep';
import { Flex, Form, Input } from 'antd';
import { useState } from 'react';
import { Alert } from '@/components/Alert';
import { type Rules, required, rule } from '@/components/accountRules';
import { SubmitForm } from '@/components/form/SubmitForm';
import layout from '@/components/layout.module.css';
import { CopyText } from '@/components/order/CopyText';
import { QrPicture } from '@/components/QrPicture';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import typography from '@/components/typography.module.css';
import {
  SECOND_STEP_ERROR as E,
  formatSecret,
  type SecondStepSetup,
  toAuthenticatorUri,
} from '@/domain/account/secondStep';
import { isSmsCode, normalizeSmsCode } from '@/domain/account/smsCode';
import { dateFormat } from '@/domain/intlFormats';
import { hasErrorCode } from '@/domain/requestError';
import { turnOnSecondStep } from '@/services/secondStep';
import styles from './SecondStep.module.css';

const codeRules: Rules = [required('secondStep.code.required'), rule(isSmsCode, 'secondStep.code.invalid')];

interface SetupFormProps {
  setup: SecondStepSetup;
  isRenewing: boolean;
  onRenew: () => unknown;
  onCodes: (codes: readonly string[]) => Promise<void>;
  onOutdated: () => Promise<unknown>;
  onCancel: () => void;
}

/** A new secret as a QR code and as text, with the form that confirms it by its first code. */
export function SetupForm({ setup, isRenewing, onRenew, onCodes, onOutdated, onCancel }: SetupFormProps) {
  const t = useT();
  const signal = useUnmountSignal();
  const [overMessage, setOverMessage] = useState<string>();
  const { setupId, secret, account, expiresAt } = setup;
  const isOver = overMessage !== undefined;
  const uri = toAuthenticatorUri(secret, t('product.name'), account);
  const time = dateFormat(t.locale, { timeStyle: 'short' }).format(new Date(expiresAt));

  return (
    <>
      <p>{t('secondStep.scan')}</p>
      <Flex wrap align="start" gap="24px 32px">
        <div role="img" aria-label={t('secondStep.picture')} className={`${layout.rounded} ${layout.fixed}`}>
          <QrPicture content={uri} />
        </div>
        <div className={styles.form}>
          <dl>
            <dt className={typography.secondary}>{t('secondStep.secret')}</dt>
            <dd className={styles.secret}>
              <CopyText text={formatSecret(secret)} name={t('secondStep.secret')} />
            </dd>
          </dl>
          <SubmitForm
            validateTrigger="onSubmit"
            unsaved={false}
            submitText={t(isOver ? 'secondStep.newCode' : 'secondStep.confirm')}
            submitProps={
              isOver ? { htmlType: 'button', loading: isRenewing, onClick: () => void onRenew() } : undefined
            }
            cancelText={t('secondStep.cancel')}
            onCancel={onCancel}
            onSave={({ code }: { code: string }) => turnOnSecondStep({ setupId, code }, { signal: signal() })}
            onDone={({ recoveryCodes }) => onCodes(recoveryCodes)}
            errorFields={{ [E.codeWrong]: 'code' }}
            onFailed={(error) => {
              if (hasErrorCode(error, E.setupOver)) setOverMessage(error.message);
              return hasErrorCode(error, E.alreadyOn) ? onOutdated() : undefined;
            }}
          >
            <Form.Item
              name="code"
              label={t('secondStep.code')}
              extra={`${t('secondStep.codeHint')} ${t('secondStep.until', { time })}`}
              rules={codeRules}
              validateFirst
              normalize={normalizeSmsCode}
            >
              <Input
                autoComplete="one-time-code"
                inputMode="numeric"
                dir="ltr"
                disabled={isOver}
                style={{ maxInlineSize: 160 }}
              />
            </Form.Item>
            {isOver && <Alert className={layout.spaceAfterMd} type="error" title={overMessage} />}
          </SubmitForm>
        </div>
      </Flex>
    </>
  );
}
