import { useIntl } from '@umijs/max';
import { Button, Flex, Input, type InputRef, Radio } from 'antd';
import { useEffect, useId, useRef } from 'react';
import { Alert } from '@/components/Alert';
import { Dialog } from '@/components/Dialog';
import { QueryContent } from '@/components/query/QueryContent';
import typography from '@/components/typography.module.css';
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
  const { formatMessage } = useIntl();
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
      title={formatMessage({ id: 'consoleAccount.consent.title' }, { name })}
      onClose={consent.refuse}
      footer={
        ended ? (
          <>
            <Button onClick={props.onClose}>{formatMessage({ id: 'consoleAccount.consent.close' })}</Button>
            <Button type="primary" loading={request.isLoading} onClick={consent.restart}>
              {formatMessage({ id: 'consoleAccount.consent.again' })}
            </Button>
          </>
        ) : (
          <>
            <Button disabled={consent.busy} onClick={consent.refuse}>
              {formatMessage({ id: 'consoleAccount.consent.refuse' })}
            </Button>
            <Button type="primary" disabled={!request.data} loading={consent.busy} onClick={consent.allow}>
              {formatMessage({ id: 'consoleAccount.consent.allow' })}
            </Button>
          </>
        )
      }
    >
      {ended ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={formatMessage({ id: `consoleAccount.consent.${ended}` }, { name })}
        />
      ) : (
        <QueryContent
          query={request}
          failed={formatMessage({ id: 'consoleAccount.consent.failed' }, { name })}
        >
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
              <p className={styles.plain}>{formatMessage({ id: 'consoleAccount.consent.lead' }, { name })}</p>
              <div>
                <p id={`${id}accounts`} className={styles.label}>
                  {formatMessage({ id: 'consoleAccount.consent.account' }, { name })}
                </p>
                <Radio.Group
                  vertical
                  aria-labelledby={`${id}accounts`}
                  value={consent.chosen}
                  onChange={({ target }) => consent.setAccount(target.value)}
                  options={asked.accounts.map((value) => ({
                    value,
                    label: (
                      <bdi dir="ltr" translate="no">
                        {value}
                      </bdi>
                    ),
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
                <span>{formatMessage({ id: 'consoleAccount.consent.shows' }, { name })}</span>
                <strong dir="ltr">{asked.code}</strong>
              </Flex>
              <div>
                <label className={styles.label} htmlFor={`${id}code`}>
                  {formatMessage({ id: 'consoleAccount.consent.code' })}
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
                    {problem.name === 'format'
                      ? formatMessage({ id: 'consoleAccount.consent.format' })
                      : formatMessage({ id: 'consoleAccount.consent.wrong' }, { count: problem.triesLeft })}
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
