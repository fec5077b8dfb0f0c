import { Button, Flex, Input, type InputRef, Radio } from 'antd';
import { useEffect, useId, useRef } from 'react';
import { Alert } from '@/components/Alert';
import { Dialog } from '@/components/Dialog';
import { LtrText } from '@/components/LtrText';
import { QueryContent } from '@/components/query/QueryContent';
import typography from '@/components/typography.module.css';
import { useText } from '@/components/useText';
import type { Binding, BindingProvider } from '@/domain/account/accountBinding';
import styles from '../Account.module.css';
import { useBindingConsent } from './useBindingConsent';

interface BindingDialogProps {
  provider: BindingProvider;
  onBound: (bindings: { list: Binding[] }) => void;
  onStale: () => void;
  onClose: () => void;
}

/** The simulated consent of a provider: the account and a confirmation code. */
export function BindingDialog(props: BindingDialogProps) {
  const t = useText('consoleAccount.consent');
  const id = useId();
  const codeField = useRef<InputRef>(null);
  const consent = useBindingConsent(props);
  const { name, request, problem, ended } = consent;

  useEffect(() => {
    if (problem) codeField.current?.focus();
  }, [problem]);

  return (
    <Dialog
      open
      width={460}
      title={t('title', { name })}
      onClose={consent.refuse}
      footer={
        ended ? (
          <>
            <Button onClick={props.onClose}>{t('close')}</Button>
            <Button type="primary" loading={request.isLoading} onClick={consent.restart}>
              {t('again')}
            </Button>
          </>
        ) : (
          <>
            <Button disabled={consent.busy} onClick={consent.refuse}>
              {t('refuse')}
            </Button>
            <Button type="primary" disabled={!request.data} loading={consent.busy} onClick={consent.allow}>
              {t('allow')}
            </Button>
          </>
        )
      }
    >
      {ended ? (
        <Alert type="error" showIcon role="alert" title={t(ended, { name })} />
      ) : (
        <QueryContent query={request} failed={t('failed', { name })}>
          {(asked) => (
            <Flex
              component="form"
              vertical
              gap={16}
              onSubmit={(event) => {
                event.preventDefault();
                consent.allow();
              }}
            >
              <p className={styles.plain}>{t('lead', { name })}</p>
              <div>
                <p id={`${id}accounts`} className={styles.label}>
                  {t('account', { name })}
                </p>
                <Radio.Group
                  vertical
                  aria-labelledby={`${id}accounts`}
                  value={consent.chosen}
                  onChange={({ target }) => consent.setAccount(target.value)}
                  options={asked.accounts.map((value) => ({
                    value,
                    label: <LtrText>{value}</LtrText>,
                  }))}
                />
              </div>
              <Flex
                className={styles.code}
                component="p"
                wrap
                align="center"
                justify="space-between"
                gap="8px 16px"
              >
                <span>{t('shows', { name })}</span>
                <strong dir="ltr">{asked.code}</strong>
              </Flex>
              <div>
                <label className={styles.label} htmlFor={`${id}code`}>
                  {t('code')}
                </label>
                <Input
                  ref={codeField}
                  id={`${id}code`}
                  value={consent.code}
                  inputMode="numeric"
                  autoComplete="off"
                  dir="ltr"
                  status={problem && 'error'}
                  aria-invalid={problem !== undefined}
                  aria-describedby={problem && `${id}problem`}
                  onChange={({ target }) => consent.setCode(target.value)}
                />
                {problem && (
                  <p id={`${id}problem`} className={typography.errorLine} role="alert">
                    {problem.name === 'format' ? t('format') : t('wrong', { count: problem.triesLeft })}
                  </p>
                )}
              </div>
            </Flex>
          )}
        </QueryContent>
      )}
    </Dialog>
  );
}
