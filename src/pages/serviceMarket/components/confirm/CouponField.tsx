import { useIntl } from '@umijs/max';
import { Button, Flex, Input, Space } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import typography from '@/components/typography.module.css';

/** Characters of a coupon code (domain/selection.ts). */
const MAX_LENGTH = 32;

interface CouponFieldProps {
  /** The coupon in the address. */
  code: string | undefined;
  /** The price with that coupon is on its way. */
  checking: boolean;
  /** Why the last one was refused. */
  error: string | undefined;
  disabled: boolean;
  onApply: (code: string) => void;
  onRemove: () => void;
  /** The refused code is being changed. */
  onEdit: () => void;
}

/** Enter a coupon, see what it takes off, take it away again; a refusal stands below the field. */
export function CouponField(props: CouponFieldProps) {
  const { code, checking, error, disabled, onApply, onRemove, onEdit } = props;
  const { formatMessage } = useIntl();
  const [text, setText] = useState(code ?? '');
  const id = useId();

  if (code && !checking) {
    return (
      <Flex wrap align="center" justify="space-between" gap={8}>
        <span>{formatMessage({ id: 'order.coupon.applied' }, { code })}</span>
        <Button
          disabled={disabled}
          onClick={() => {
            setText('');
            onRemove();
          }}
        >
          {formatMessage({ id: 'order.coupon.remove' })}
        </Button>
      </Flex>
    );
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const given = text.normalize('NFKC').trim();
    if (given && !checking && !disabled) onApply(given);
  }

  return (
    <Flex component="form" vertical gap={8} onSubmit={handleSubmit}>
      <label htmlFor={id} className={typography.secondary}>
        {formatMessage({ id: 'order.coupon' })}
      </label>
      <Space.Compact block>
        <Input
          id={id}
          value={text}
          maxLength={MAX_LENGTH}
          disabled={disabled || checking}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          status={error ? 'error' : undefined}
          aria-invalid={error !== undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => {
            setText(event.target.value);
            onEdit();
          }}
        />
        <Button htmlType="submit" loading={checking} disabled={disabled || !text.trim()}>
          {formatMessage({ id: 'order.coupon.apply' })}
        </Button>
      </Space.Compact>
      {error && (
        <p id={`${id}-error`} role="alert" className={typography.error}>
          {error}
        </p>
      )}
    </Flex>
  );
}
