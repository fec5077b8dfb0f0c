import { useT } from '@@/texts/certification';
import { Checkbox, Flex, Input, Radio } from 'antd';
import { DayField } from '@/components/DayField';
import { textLimit } from '@/components/form/textCount';
import { TYPED_MAX_LENGTH } from '@/domain/certification/certification';
import { TEXT_FACTS, type TextField } from '@/domain/certification/certificationForm';
import { LONG_TERM } from '@/domain/certification/identityDate';
import styles from '../Certification.module.css';

/** Fields of numbers and codes. */
const SHORT: readonly TextField[] = ['idNumber', 'creditCode', 'legalIdNumber', 'contactPhone'];

interface TextControlProps {
  field: TextField;
  /** The saved text, masked; shown as placeholder. */
  saved?: string;
  onLeave: () => void;
  // Given by Form.Item.
  id?: string;
  value?: string;
  onChange?: (text: string) => void;
  'aria-describedby'?: string;
  'aria-invalid'?: 'true' | 'false' | boolean;
  'aria-required'?: 'true' | 'false' | boolean;
}

/** The control of one field: choice, date, date or long-term, or text. */
export function TextControl({ field, saved, onLeave, value = '', onChange, ...aria }: TextControlProps) {
  const t = useT();
  const { input, choices } = TEXT_FACTS[field];

  // A choice is saved at once, without waiting for blur.
  function choose(choice: string) {
    onChange?.(choice);
    onLeave();
  }

  if (choices) {
    return (
      <Radio.Group
        {...aria}
        vertical
        aria-label={t(`certification.field.${field}`)}
        value={value || undefined}
        onChange={(event) => choose(event.target.value)}
        options={choices.map((choice) => ({
          value: choice,
          label: t(`certification.choice.${choice}`),
        }))}
      />
    );
  }
  if (input === 'day') {
    const isLongTerm = value === LONG_TERM;
    return (
      <Flex wrap align="center" gap="8px 16px">
        <DayField
          {...aria}
          className={styles.short}
          max="2199-12-31"
          min="1900-01-01"
          disabled={isLongTerm}
          value={isLongTerm ? '' : value}
          onBlur={onLeave}
          onChange={onChange}
        />
        {field === 'validUntil' && (
          <Checkbox checked={isLongTerm} onChange={(event) => choose(event.target.checked ? LONG_TERM : '')}>
            {t('certification.longTerm')}
          </Checkbox>
        )}
      </Flex>
    );
  }
  return (
    <Input
      {...aria}
      className={SHORT.includes(field) ? styles.short : undefined}
      value={value}
      placeholder={saved}
      inputMode={input === 'phone' ? 'tel' : undefined}
      count={textLimit(TYPED_MAX_LENGTH)}
      spellCheck={false}
      onBlur={onLeave}
      onChange={(event) => onChange?.(event.target.value)}
    />
  );
}
