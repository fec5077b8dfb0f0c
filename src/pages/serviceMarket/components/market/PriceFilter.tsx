import { useT } from '@@/texts/market';
import { Button, Flex, Input, type InputRef } from 'antd';
import { type FormEvent, useId, useRef, useState } from 'react';
import layout from '@/components/layout.module.css';
import typography from '@/components/typography.module.css';
import { parseYuan, yuanText } from '@/domain/money/money';

interface PriceFilterProps {
  /** Cents; `undefined` for no limit. */
  min: number | undefined;
  max: number | undefined;
  onChange: (range: { min: number | undefined; max: number | undefined }) => void;
}

type Field = 'min' | 'max';
type Problem = { field: Field; id: 'market.price.invalid' | 'market.price.order' };

const toText = (cents: number | undefined) => (cents === undefined ? '' : yuanText(cents));

/** Returns what is wrong with the two texts as a price range. */
function findProblem(texts: Record<Field, string>): Problem | undefined {
  const cents = { min: parseYuan(texts.min), max: parseYuan(texts.max) };
  for (const field of ['min', 'max'] as const)
    if (texts[field].trim() !== '' && cents[field] === undefined)
      return { field, id: 'market.price.invalid' };
  if (cents.min !== undefined && cents.max !== undefined && cents.min > cents.max)
    return { field: 'max', id: 'market.price.order' };
  return undefined;
}

/** A price range in yuan. Invalid input is kept with an error and does not filter. */
export function PriceFilter({ min, max, onChange }: PriceFilterProps) {
  const t = useT();
  const [texts, setTexts] = useState({ min: toText(min), max: toText(max) });
  const [problem, setProblem] = useState<Problem>();
  const messageId = useId();
  const fields = { min: useRef<InputRef>(null), max: useRef<InputRef>(null) };

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const next = findProblem(texts);
    setProblem(next);
    if (next) fields[next.field].current?.focus();
    else onChange({ min: parseYuan(texts.min), max: parseYuan(texts.max) });
  }

  const field = (name: Field) => (
    <Input
      ref={fields[name]}
      className={layout.fill}
      inputMode="decimal"
      autoComplete="off"
      prefix="¥"
      aria-label={t(`market.price.${name}`)}
      placeholder={t(`market.price.${name}.placeholder`)}
      status={problem?.field === name ? 'error' : undefined}
      aria-invalid={problem?.field === name}
      aria-describedby={problem?.field === name ? messageId : undefined}
      value={texts[name]}
      onChange={({ target }) => {
        setTexts((all) => ({ ...all, [name]: target.value }));
        setProblem(undefined);
      }}
    />
  );

  return (
    <form onSubmit={handleSubmit} noValidate>
      <fieldset className={layout.shrink}>
        <legend className={typography.label}>{t('market.price')}</legend>
        <Flex align="center" gap={8}>
          {field('min')}
          <span aria-hidden>–</span>
          {field('max')}
        </Flex>
        {problem && (
          <p id={messageId} className={`${typography.error} ${layout.spaceBeforeXxs}`} role="alert">
            {t(problem.id)}
          </p>
        )}
        <Button className={layout.spaceBeforeXs} htmlType="submit" block>
          {t('market.price.apply')}
        </Button>
      </fieldset>
    </form>
  );
}
