import { Alert, Button, Form } from 'antd';
import type { KeyboardEvent, PropsWithChildren } from 'react';
import styles from './AccountForm.module.css';
import { getAccountFields } from './accountFailure';
import type { AccountFormState, AccountValues } from './useAccountForm';

interface AccountFormProps extends PropsWithChildren {
  account: AccountFormState;
  /** Prefix of the field ids, unique on the page. */
  name: string;
  initialValues?: AccountValues;
  submitLabel: string;
  submitDisabled?: boolean;
  /** Called with valid values, one submission at a time. A rejection is shown beside its field. */
  onSubmit: (values: Required<AccountValues>) => Promise<void>;
}

/** Prevents a held Enter key from submitting again. */
function ignoreRepeatedEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}

/** A form of the account pages. Errors stay until their field changes. */
export function AccountForm(props: AccountFormProps) {
  const { account, name, initialValues, submitLabel, submitDisabled, onSubmit, children } = props;
  const { failure } = account;
  return (
    <Form
      form={account.form}
      className={styles.form}
      classNames={{ extra: styles.extra }}
      // antd centres the label in the height of a large field, away from its input.
      styles={{ label: { height: 'auto', paddingBlockStart: 8 } }}
      name={name}
      layout="vertical"
      size="large"
      validateTrigger="onSubmit"
      scrollToFirstError={{ focus: true }}
      initialValues={initialValues}
      onValuesChange={account.handleValuesChange}
      onFinish={(values) => account.submit(() => onSubmit(values as Required<AccountValues>))}
      onKeyDown={ignoreRepeatedEnter}
      noValidate
    >
      {children}
      {failure && getAccountFields(failure.code).length === 0 && (
        <Alert className={styles.refusal} type="error" showIcon title={failure.message} />
      )}
      <Button
        className={styles.submit}
        type="primary"
        htmlType="submit"
        block
        autoInsertSpace={false}
        disabled={submitDisabled}
        loading={account.submitting}
      >
        {submitLabel}
      </Button>
    </Form>
  );
}

/** Title and optional lead of a sign-in card. */
export function AuthHeading({ title, lead }: { title: string; lead?: string }) {
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </>
  );
}

/** The links under a sign-in form. */
export function AuthFoot({ children }: PropsWithChildren) {
  return <p className={styles.foot}>{children}</p>;
}
