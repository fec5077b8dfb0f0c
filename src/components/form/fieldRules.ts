import type { FormRule } from 'antd';
import type { ReactElement } from 'react';

type FormRuleMessage = string | ReactElement;

/** A rule from a function that returns the text of a value's error. */
export const textRule = (getError: (value: string) => string | undefined | false): FormRule => ({
  async validator(_rule, value?: string) {
    const error = getError(value ?? '');
    if (error) throw new Error(error);
  },
});

/** A rule for a whole number that may be missing. What `NumberInput` cannot read is a text. */
export const wholeNumberRule = (
  { min, max }: { min: number; max: number },
  message: FormRuleMessage,
): FormRule => ({
  message,
  async validator(_rule, value?: unknown) {
    if (value === undefined || value === null) return;
    if (!(Number.isInteger(value) && Number(value) >= min && Number(value) <= max)) throw new Error();
  },
});

/** A rule for a text that must not be blank. */
export const notBlank = (message: string): FormRule => ({ required: true, whitespace: true, message });
