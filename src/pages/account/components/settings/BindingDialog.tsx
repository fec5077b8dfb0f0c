import { useT } from '@@/texts/consoleAccount';
import { Button, Flex, Form, Input, Radio } from 'antd';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { Alert } from '@/components/Alert';
import { Code } from '@/components/Code';
import { Dialog } from '@/components/Dialog';
import { textRule } from '@/components/form/fieldRules';
import { showFieldErrors } from '@/components/form/formProps';
import { useFormSave } from '@/components/form/useFormSave';
import layout from '@/components/layout.module.css';
import { useMessage } from '@/components/MessageContext';
import panelStyles from '@/components/panel.module.css';
import { QueryContent } from '@/components/query/QueryContent';
import { useAction } from '@/components/query/useAction';
import { useQuery } from '@/components/query/useQuery';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import {
  BINDING_ERROR,
  type Binding,
  type BindingProvider,
  bindingCodeWrong,
  isConsentCode,
} from '@/domain/account/accountBinding';
import { hasErrorCode, readRefusal } from '@/domain/requestError';
import { answerConsent, requestConsent } from '@/services/consoleAccount';

/** Why a request ends. A new one is needed. */
const ENDS = ['consentOver', 'boundElsewhere'] as const;

interface BindingDialogProps {
  provider: BindingProvider;
  onBound: (bindings: { list: Binding[] }) => void;
  /** Called when the page must reload its bindings. */
  onStale: () => void;
  onClose: () => void;
}

interface ConsentValues {
  account: string;
  code: string;
}

/** The simulated consent of a provider: the account and a confirmation code. */
export function BindingDialog({ provider, onBound, onStale, onClose }: BindingDialogProps) {
  const t = useT();
  const id = `consent${useId()}`;
  const message = useMessage();
  const signal = useUnmountSignal();
  const name = t(`consoleAccount.provider.${provider}`);
  const [form] = Form.useForm<ConsentValues>();
  const [ended, setEnded] = useState<(typeof ENDS)[number]>();

  const request = useQuery((options) => requestConsent(provider, options), { key: provider });
  const { consentId = '' } = request.data ?? {};
  const isBound = hasErrorCode(request.error, BINDING_ERROR.alreadyBound);
  const handleBound = useEffectEvent(() => {
    message.info(t('consoleAccount.consent.alreadyBound', { name }));
    onStale();
    onClose();
  });
  useEffect(() => {
    if (isBound) handleBound();
  }, [isBound]);

  const { formProps, isPending } = useFormSave<ConsentValues, { list: Binding[] }>({
    form,
    validateTrigger: 'onSubmit',
    onSave: (values) => answerConsent(consentId, { answer: 'allow', ...values }, { signal: signal() }),
    onDone(bindings) {
      onBound(bindings);
      message.success(t('consoleAccount.binding.done', { name }));
      onClose();
    },
    onFailed(error) {
      const wrong = readRefusal(error, bindingCodeWrong);
      if (wrong)
        showFieldErrors(form, ['code', t('consoleAccount.consent.wrong', { count: wrong.triesLeft })]);
      setEnded(ENDS.find((end) => hasErrorCode(error, BINDING_ERROR[end])));
    },
  });
  const refusal = useAction(() => answerConsent(consentId, { answer: 'refuse' }));

  /** Closes the dialog even if the provider cannot be notified. */
  function refuse() {
    onClose();
    if (!consentId || ended) return;
    message.info(t('consoleAccount.consent.refused', { name }));
    void refusal.run();
  }

  function restart() {
    setEnded(undefined);
    void request.refresh();
  }

  return (
    <Dialog
      open
      width={460}
      title={t('consoleAccount.consent.title', { name })}
      onClose={refuse}
      footer={
        ended ? (
          <>
            <Button onClick={onClose}>{t('consoleAccount.consent.close')}</Button>
            <Button type="primary" loading={request.isLoading} onClick={restart}>
              {t('consoleAccount.consent.again')}
            </Button>
          </>
        ) : (
          <>
            <Button disabled={isPending} onClick={refuse}>
              {t('consoleAccount.consent.refuse')}
            </Button>
            <Button type="primary" htmlType="submit" form={id} disabled={!consentId} loading={isPending}>
              {t('consoleAccount.consent.allow')}
            </Button>
          </>
        )
      }
    >
      {ended ? (
        <Alert type="error" role="alert" title={t(`consoleAccount.consent.${ended}`, { name })} />
      ) : (
        <QueryContent query={request} failed={t('consoleAccount.consent.failed', { name })}>
          {({ accounts, code }) => (
            <Form
              {...formProps}
              name={id}
              preserve={false}
              initialValues={{ account: accounts[0], code: '' }}
            >
              <p className={layout.spaceAfterMd}>{t('consoleAccount.consent.lead', { name })}</p>
              <Form.Item name="account" label={t('consoleAccount.consent.account', { name })}>
                <Radio.Group
                  vertical
                  aria-label={t('consoleAccount.consent.account', { name })}
                  options={accounts.map((value) => ({ value, label: <Code>{value}</Code> }))}
                />
              </Form.Item>
              <Flex
                className={`${panelStyles.surface} ${layout.spaceAfterMd}`}
                wrap
                align="center"
                justify="space-between"
                gap="8px 16px"
                style={{ padding: '12px 16px' }}
              >
                <span>{t('consoleAccount.consent.shows', { name })}</span>
                <strong dir="ltr" style={{ fontSize: 24, letterSpacing: 4 }}>
                  {code}
                </strong>
              </Flex>
              <Form.Item
                name="code"
                label={t('consoleAccount.consent.code')}
                rules={[textRule((typed) => !isConsentCode(typed) && t('consoleAccount.consent.format'))]}
              >
                <Input inputMode="numeric" autoComplete="off" dir="ltr" />
              </Form.Item>
            </Form>
          )}
        </QueryContent>
      )}
    </Dialog>
  );
}
