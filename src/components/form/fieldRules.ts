import type { FormRule } from 'antd';

/** A rule from a function that returns the text of a value's error. */
export const textRule = (getError: (value: string) => string | undefined | false): FormRule => ({
  async validator(_rule, value?: string) {
    const error = getError(value ?? '');
    if (error) throw new Error(error);
  },
});

/** A rule for a text that must not be blank. */
export const notBlank = (message: string): FormRule => ({ required: true, whitespace: true, message });
