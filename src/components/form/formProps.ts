import type { FormInstance, FormProps } from 'antd';
import type { KeyboardEvent } from 'react';

// antd centres the label in the height of a large field, away from its input.
const LARGE = { label: { height: 'auto', paddingBlockStart: 8 } };

/** Prevents a held Enter key from submitting again. */
function ignoreRepeatedEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}

/** How a field is scrolled to: what the library takes for visible may be under the header. */
export const scrollToField = { focus: true, scrollMode: 'always', block: 'center' } as const;

/** What all forms have in common. */
export const commonFormProps = (size?: FormProps['size']) =>
  ({
    size,
    layout: 'vertical',
    styles: size === 'large' ? LARGE : undefined,
    scrollToFirstError: scrollToField,
    noValidate: true,
    onKeyDown: ignoreRepeatedEnter,
  }) as const;

/** Shows errors of the server at their fields, of which the first one receives the focus. */
export function showFieldErrors<T>(
  form: FormInstance<T>,
  ...errors: readonly (readonly [name: Extract<keyof T, string>, message: string])[]
) {
  const fields: FormInstance = form;
  fields.setFields(errors.map(([name, message]) => ({ name, errors: [message] })));
  if (errors[0]) fields.focusField(errors[0][0]);
}

/** Clears the errors of fields. */
export function clearErrors(form: FormInstance, names: readonly string[]) {
  form.setFields(names.map((name) => ({ name, errors: [] })));
}
