import { useT } from '@@/texts/order';
import { Input } from 'antd';
import { textCount } from '@/components/form/textCount';
import typography from '@/components/typography.module.css';
import { countCharacters } from '@/domain/characters';

export interface BuyerTextProps {
  id: string;
  /** Shown in the field, or below it. */
  placeholder?: string | undefined;
  hint?: string | undefined;
  value: string;
  /** Most characters. */
  limit: number;
  isLong?: boolean | undefined;
  disabled: boolean;
  onChange: (text: string) => void;
}

/** The field of a text that the buyer adds to an order. One over the limit shows an error and is kept. */
export function BuyerText({ id, hint, value, limit, isLong, onChange, ...props }: BuyerTextProps) {
  const t = useT();
  const tooLong = countCharacters(value) > limit;
  const field = {
    id,
    value,
    count: textCount(limit),
    status: tooLong ? ('error' as const) : undefined,
    'aria-invalid': tooLong,
    'aria-describedby': `${id}-hint ${id}-error`,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    ...props,
  };
  return (
    <>
      {isLong ? <Input.TextArea rows={3} {...field} /> : <Input autoComplete="off" {...field} />}
      {hint && (
        <p id={`${id}-hint`} className={typography.note}>
          {hint}
        </p>
      )}
      <p id={`${id}-error`} role="alert" className={typography.error} hidden={!tooLong}>
        {tooLong && t('order.confirm.tooLong', { max: limit })}
      </p>
    </>
  );
}
