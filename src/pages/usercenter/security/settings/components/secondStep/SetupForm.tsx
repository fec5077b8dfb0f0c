import { useIntl } from '@umijs/max';
import { Alert, Button, Flex, Form, Input, QRCode, theme } from 'antd';
import { type Rules, required, rule } from '@/components/accountRules';
import layout from '@/components/layout.module.css';
import { CopyText } from '@/components/order/CopyText';
import { useAction } from '@/components/query/useAction';
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

// Dark on light in both themes, which scanners read reliably.
const light = theme.getDesignToken();

const codeRules: Rules = [required('secondStep.code.required'), rule(isSmsCode, 'secondStep.code.invalid')];

interface SetupFormProps {
  setup: SecondStepSetup;
  isRenewing: boolean;
  onRenew: () => unknown;
  onCodes: (codes: readonly string[]) => Promise<void>;
  onOutdated: () => Promise<void>;
  onCancel: () => void;
}

/** A new secret as a QR code and as text, with the form that confirms it by its first code. */
export function SetupForm({ setup, isRenewing, onRenew, onCodes, onOutdated, onCancel }: SetupFormProps) {
  const { formatMessage, locale } = useIntl();
  const signal = useUnmountSignal();
  const [form] = Form.useForm<{ code: string }>();
  const { setupId, secret, account, expiresAt } = setup;
  const { run, isPending, error } = useAction(
    ({ code }: { code: string }) => turnOnSecondStep({ setupId, code }, { signal: signal() }),
    {
      onDone: ({ recoveryCodes }) => onCodes(recoveryCodes),
      onFailed(failed) {
        if (hasErrorCode(failed, E.alreadyOn)) return onOutdated();
        if (!hasErrorCode(failed, E.codeWrong)) return;
        form.setFields([{ name: 'code', errors: [failed.message] }]);
        form.focusField('code');
      },
    },
  );
  const isOver = hasErrorCode(error, E.setupOver);
  const uri = toAuthenticatorUri(secret, formatMessage({ id: 'product.name' }), account);
  const time = dateFormat(locale, { timeStyle: 'short' }).format(new Date(expiresAt));

  return (
    <>
      <p className={layout.spaceBeforeXs}>{formatMessage({ id: 'secondStep.scan' })}</p>
      <div className={styles.setup}>
        <div role="img" aria-label={formatMessage({ id: 'secondStep.picture' })} className={styles.picture}>
          <QRCode
            type="svg"
            value={uri}
            size={200}
            marginSize={2}
            bordered={false}
            color={light.colorTextBase}
            bgColor={light.colorBgContainer}
          />
        </div>
        <div className={styles.form}>
          <dl>
            <dt className={typography.secondary}>{formatMessage({ id: 'secondStep.secret' })}</dt>
            <dd className={styles.secret}>
              <CopyText text={formatSecret(secret)} name={formatMessage({ id: 'secondStep.secret' })} />
            </dd>
          </dl>
          <Form
            form={form}
            layout="vertical"
            // antd centres the label in the height of a large field, away from its input.
            styles={{ label: { height: 'auto', paddingBlockStart: 8 } }}
            size="large"
            validateTrigger="onSubmit"
            onValuesChange={() => form.setFields([{ name: 'code', errors: [] }])}
            onFinish={run}
            noValidate
          >
            <Form.Item
              name="code"
              label={formatMessage({ id: 'secondStep.code' })}
              extra={`${formatMessage({ id: 'secondStep.codeHint' })} ${formatMessage({ id: 'secondStep.until' }, { time })}`}
              rules={codeRules}
              validateFirst
              normalize={normalizeSmsCode}
            >
              <Input autoComplete="one-time-code" inputMode="numeric" dir="ltr" disabled={isOver} />
            </Form.Item>
            {isOver && <Alert className={layout.spaceAfterMd} type="error" showIcon title={error?.message} />}
            <Flex wrap gap={8}>
              {isOver ? (
                <Button type="primary" loading={isRenewing} onClick={() => void onRenew()}>
                  {formatMessage({ id: 'secondStep.newCode' })}
                </Button>
              ) : (
                <Button type="primary" htmlType="submit" loading={isPending}>
                  {formatMessage({ id: 'secondStep.confirm' })}
                </Button>
              )}
              <Button onClick={onCancel}>{formatMessage({ id: 'secondStep.cancel' })}</Button>
            </Flex>
          </Form>
        </div>
      </div>
    </>
  );
}
