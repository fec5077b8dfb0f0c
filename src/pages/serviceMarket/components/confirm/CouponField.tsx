import { useT } from '@@/texts/order';
import { Button, Flex, Input, Space } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { textLimit } from '@/components/form/textCount';
import typography from '@/components/typography.module.css';
import { COUPON_CODE_MAX_LENGTH } from '@/domain/order/coupon';

interface CouponFieldProps {
  /** The coupon in the URL. */
  code: string | undefined;
  /** Whether the price with that coupon is loading. */
  checking: boolean;
  /** Why the last code was rejected. */
  error: string | undefined;
  disabled: boolean;
  onApply: (code: string) => void;
  onRemove: () => void;
  onEdit: () => void;
}

/** Applies and removes a coupon. */
export function CouponField(props: CouponFieldProps) {
  const { code, checking, error, disabled, onApply, onRemove, onEdit } = props;
  const t = useT();
  const [text, setText] = useState(code ?? '');
  const id = useId();

  if (code && !checking) {
    return (
      <Flex wrap align="center" justify="space-between" gap={8}>
        <span>{t('order.coupon.applied', { code })}</span>
        <Button
          disabled={disabled}
          onClick={() => {
            setText('');
            onRemove();
          }}
        >
          {t('order.coupon.remove')}
        </Button>
      </Flex>
    );
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const coupon = text.normalize('NFKC').trim();
    if (coupon && !checking && !disabled) onApply(coupon);
  }

  return (
    <Flex component="form" vertical gap={8} onSubmit={handleSubmit}>
      <label htmlFor={id} className={typography.secondary}>
        {t('order.coupon')}
      </label>
      <Space.Compact block>
        <Input
          id={id}
          value={text}
          count={textLimit(COUPON_CODE_MAX_LENGTH)}
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
          {t('order.coupon.apply')}
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
