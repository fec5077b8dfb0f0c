import { useT } from '@@/texts/detail';
import { MinusOutlined, PlusOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button, Flex, Input } from 'antd';
import { type KeyboardEvent, useId } from 'react';
import layout from '@/components/layout.module.css';
import typography from '@/components/typography.module.css';
import { type NumberRule, readNumber, stepNumber } from './numberRule';

interface NumberFieldProps {
  /** Identifies the field among the drafts and in the DOM. */
  field: string;
  label: string;
  unit?: string;
  rule: NumberRule;
  value: number;
  /** The typed text while it differs from the value. */
  draft: string | undefined;
  onDraft: (text: string | undefined) => void;
  onChange: (value: number) => void;
}

/** A number to type or step. Invalid input is kept with an error and does not change the value. */
export function NumberField({ field, label, unit, rule, value, draft, onDraft, onChange }: NumberFieldProps) {
  const t = useT();
  const { formatNumber } = useIntl();
  const id = useId();
  const text = draft ?? String(value);
  const invalid = readNumber(text, rule) === undefined;
  const { min, max, step } = rule;
  const values = { min: formatNumber(min), max: formatNumber(max), step: formatNumber(step) };

  function handleType(typed: string) {
    onDraft(typed);
    const next = readNumber(typed, rule);
    if (next !== undefined && next !== value) onChange(next);
  }

  function handleStep(direction: 1 | -1) {
    onDraft(undefined);
    onChange(stepNumber(text, value, direction, rule));
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    handleStep(event.key === 'ArrowUp' ? 1 : -1);
  }

  const inSteps = step > 1;
  return (
    <div>
      <label className={typography.label} htmlFor={id}>
        {label}
      </label>
      <Flex align="center" gap={8}>
        <Button
          className={layout.fixed}
          icon={<MinusOutlined aria-hidden />}
          aria-label={t('detail.number.less', { label })}
          disabled={!invalid && value <= min}
          onClick={() => handleStep(-1)}
        />
        <Input
          id={id}
          style={{ inlineSize: 96, textAlign: 'center' }}
          data-field={field}
          inputMode="numeric"
          autoComplete="off"
          value={text}
          status={invalid ? 'error' : undefined}
          aria-invalid={invalid}
          aria-describedby={`${id}hint`}
          onChange={(event) => handleType(event.target.value)}
          onKeyDown={handleKeyDown}
          onBlur={() => !invalid && onDraft(undefined)}
        />
        <Button
          className={layout.fixed}
          icon={<PlusOutlined aria-hidden />}
          aria-label={t('detail.number.more', { label })}
          disabled={!invalid && value + step > max}
          onClick={() => handleStep(1)}
        />
        {unit && <span>{unit}</span>}
      </Flex>
      <p
        id={`${id}hint`}
        className={`${typography.caption} ${layout.spaceBeforeXxs} ${invalid ? typography.error : ''}`}
        role={invalid ? 'alert' : undefined}
      >
        {invalid
          ? t(inSteps ? 'detail.number.errorInSteps' : 'detail.number.error', values)
          : t(inSteps ? 'detail.number.rangeInSteps' : 'detail.number.range', values)}
      </p>
    </div>
  );
}
