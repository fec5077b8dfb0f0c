import { type GetRef, InputNumber } from 'antd';
import { type ComponentProps, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
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

type InputRef = GetRef<typeof InputNumber>;

interface NumberInputProps extends Props {
  /** A text is what was typed and is no number. */
  value?: number | string | null;
  /** A form takes the control from it, to give it the focus. */
  ref?: Ref<InputRef>;
  onChange?: (value: number | string | undefined) => void;
}

/**
 * A number to type or step. What cannot be taken stays in the field, as the value, for a rule to explain; nothing is moved into
 * the limits. Full-width digits count.
 */
export function NumberInput({ ref, value, onChange, ...props }: NumberInputProps) {
  const input = useRef<InputRef>(null);
  useImperativeHandle(ref, () => input.current as InputRef, []);
  // The buttons have English names. They are for pointers: the arrow keys do the same.
  useEffect(() => {
    for (const step of input.current?.nativeElement.querySelectorAll('[role=button]') ?? [])
      step.setAttribute('aria-hidden', 'true');
  }, []);
  return (
    <InputNumber<number | string>
      {...props}
      ref={input}
      style={{ inlineSize: '100%' }}
      value={value ?? null}
      parser={(typed) => toDigits(typed ?? '')}
      // Not `onChange`, which leaves out what is no number and moves the rest into the limits.
      onInput={(typed) => onChange?.(readNumber(typed))}
      onStep={(next) => onChange?.(Number(next))}
    />
  );
}
