import { Button, Flex, Form } from 'antd';
import type { PropsWithChildren } from 'react';
import { Alert } from '@/components/Alert';
import type { RequestError } from '@/domain/requestError';
import { getAccountFields } from './accountFailure';
import { clearErrors, commonFormProps } from './form/formProps';
import layout from './layout.module.css';
import { useAction } from './query/useAction';
import typography from './typography.module.css';
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

/** A form of the account pages. Errors stay until their field changes. It keeps no draft: first visits load no code for one. */
export function AccountForm(props: AccountFormProps) {
  const { account, name, initialValues, submitLabel, submitDisabled, onSubmit, children } = props;
  const { failure } = account;
  const { run, isPending } = useAction(
    (values: Required<AccountValues>) => {
      account.clearFailure();
      return onSubmit(values);
    },
    { onFailed: props.onFailed ?? account.showFailure },
  );
  function handleChange(changed: AccountValues) {
    clearErrors(account.form, Object.keys(changed));
    account.handleValuesChange(changed);
  }
  return (
    <Form
      {...commonFormProps()}
      form={account.form}
      requiredMark={false}
      validateTrigger="onSubmit"
      onValuesChange={handleChange}
      onFinish={(values) => run(values as Required<AccountValues>)}
      name={name}
      initialValues={initialValues}
    >
      {children}
      {failure && getAccountFields(failure.code).length === 0 && (
        <Alert className={layout.spaceAfterMd} type="error" title={failure.message} />
      )}
      <Button
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
    <Flex className={layout.spaceAfterLg} component="header" vertical gap={4}>
      <h1>{title}</h1>
      {lead && <p className={typography.secondary}>{lead}</p>}
    </Flex>
  );
}

/** The links under a sign-in form. */
export function AuthFoot({ children }: PropsWithChildren) {
  // English between right-to-left frames keeps its own order of words and marks.
  const look = `${typography.secondary} ${typography.centred} ${typography.plaintext}`;
  return <p className={`${layout.spaceBeforeLg} ${look}`}>{children}</p>;
}
