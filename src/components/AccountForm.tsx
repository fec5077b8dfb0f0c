import { Button, Form } from 'antd';
import type { PropsWithChildren } from 'react';
import { Alert } from '@/components/Alert';
import type { RequestError } from '@/domain/requestError';
import styles from './AccountForm.module.css';
import { getAccountFields } from './accountFailure';
import { useFormSave } from './form/useFormSave';
import type { AccountFormState, AccountValues } from './useAccountForm';

interface AccountFormProps extends PropsWithChildren {
  account: AccountFormState;
  /** Prefix of the field ids, unique on the page. */
  name: string;
  initialValues?: AccountValues;
  submitLabel: string;
  submitDisabled?: boolean;
  /** Called with valid values, one submission at a time. */
  onSubmit: (values: Required<AccountValues>) => Promise<void>;
  /** Shows the failure beside its field by default. */
  onFailed?: (error: RequestError) => unknown;
}

/** A form of the account pages. Errors stay until their field changes. */
export function AccountForm(props: AccountFormProps) {
  const { account, name, initialValues, submitLabel, submitDisabled, onSubmit, children } = props;
  const { failure } = account;
  const { formProps, isPending } = useFormSave<AccountValues, void>({
    form: account.form,
    size: 'large',
    validateTrigger: 'onSubmit',
    onSave(values) {
      account.clearFailure();
      return onSubmit(values as Required<AccountValues>);
    },
    onFailed: props.onFailed ?? account.showFailure,
    onValuesChange: account.handleValuesChange,
  });
  return (
    <Form
      {...formProps}
      requiredMark={false}
      className={styles.form}
      classNames={{ extra: styles.extra }}
      name={name}
      initialValues={initialValues}
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
        loading={isPending}
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
