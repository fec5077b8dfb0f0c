import { InputNumber } from 'antd';
import type { ComponentProps } from 'react';
import { readNumber, toDigits } from '@/domain/typedNumber';

type Props = Pick<
  ComponentProps<typeof InputNumber>,
  | 'id'
  | 'onBlur'
  | 'min'
  | 'max'
  | 'suffix'
  | 'dir'
  | 'status'
  | 'aria-label'
  | 'aria-describedby'
  | 'aria-invalid'
>;

interface NumberInputProps extends Props {
  /** A text is what was typed and is no number. */
  value?: number | string | null;
  onChange?: (value: number | string | undefined) => void;
}

/**
 * A number to type or step. What cannot be taken stays in the field, as the value, for a rule to explain; nothing is moved into
 * the limits. Full-width digits count.
 */
export function NumberInput({ value, onChange, ...props }: NumberInputProps) {
  return (
    <InputNumber<number | string>
      {...props}
      style={{ inlineSize: '100%' }}
      value={value ?? null}
      parser={(typed) => toDigits(typed ?? '')}
      // Not `onChange`, which leaves out what is no number and moves the rest into the limits.
      onInput={(typed) => onChange?.(readNumber(typed))}
      onStep={(next) => onChange?.(Number(next))}
    />
  );
}
