import { Button, type ButtonProps, Flex, Form, type FormInstance, type FormProps } from 'antd';
import type { ReactNode } from 'react';
import { LeaveGuard } from '../LeaveGuard';
import { type FormSave, useFormSave } from './useFormSave';

// antd centres the label in the height of a large field, away from its input.
const LARGE = { label: { height: 'auto', paddingBlockStart: 8 } };

/** Prevents a held Enter key from submitting again. */
function ignoreRepeatedEnter(event: React.KeyboardEvent) {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}

type SubmitFormProps<T extends object, R> = FormSave<T, R> &
  Omit<FormProps<T>, 'form' | 'onFinish' | 'children'> & {
    submitText: ReactNode;
    submitProps?: ButtonProps;
    cancelText?: string;
    onCancel?: (() => void) | undefined;
    /** Further buttons. */
    actions?: ReactNode;
    footerClassName?: string | undefined;
    /** Whether leaving is confirmed; while there are unsaved changes by default. */
    unsaved?: boolean | undefined;
    children: ReactNode;
  };

/**
 * A form with its submit button. It confirms before unsaved changes are discarded. Errors that are found on submit stay
 * until their field changes.
 */
export function SubmitForm<T extends object, R = unknown>(props: SubmitFormProps<T, R>) {
  const { form: _form, onSave, onDone, onFailed, errorFields, ...others } = props;
  const {
    submitText,
    submitProps,
    cancelText,
    onCancel,
    actions,
    footerClassName,
    unsaved,
    children,
    ...formProps
  } = others;
  const { form, run, isPending, isDirty, markDirty } = useFormSave(props);
  return (
    <Form<T>
      layout="vertical"
      scrollToFirstError={{ focus: true }}
      styles={formProps.size === 'large' ? LARGE : undefined}
      onKeyDown={ignoreRepeatedEnter}
      {...formProps}
      form={form}
      onValuesChange={(changed, values) => {
        markDirty();
        if (formProps.validateTrigger === 'onSubmit') clearErrors(form, Object.keys(changed));
        formProps.onValuesChange?.(changed, values);
      }}
      onFinish={run}
    >
      <LeaveGuard unsaved={unsaved ?? isDirty} />
      {children}
      <Flex className={footerClassName} wrap gap={8}>
        <Button type="primary" htmlType="submit" loading={isPending} {...submitProps}>
          {submitText}
        </Button>
        {onCancel && (
          <Button disabled={isPending} onClick={onCancel}>
            {cancelText}
          </Button>
        )}
        {actions}
      </Flex>
    </Form>
  );
}

/** Clears the errors of fields. */
export function clearErrors(form: FormInstance, names: readonly string[]) {
  form.setFields(names.map((name) => ({ name, errors: [] })));
}
