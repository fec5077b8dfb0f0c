import { Flex } from 'antd';
import { type ReactNode, useId } from 'react';
import layout from './layout.module.css';
import styles from './RadioCards.module.css';
import typography from './typography.module.css';

interface RadioCard<V extends string> {
  value: V;
  title: ReactNode;
  /** Explains the choice, below its title. */
  line?: ReactNode;
  /** The price, at the end of the title's line. */
  price?: ReactNode;
  isDisabled?: boolean;
  /** Controls or a message that belong to the choice but do not choose it, below it. */
  more?: ReactNode;
}

interface RadioCardsProps<V extends string> {
  /** Names the group. */
  label: string;
  /** Whether the name is only for those who listen. */
  isLabelHidden?: boolean;
  options: readonly RadioCard<V>[];
  value: V | undefined;
  onChange: (value: V) => void;
  isDisabled?: boolean;
  /** Minimum width in pixels of a card where several stand in a row. One a row without it. */
  min?: number;
}

/** A choice of one, each in a card with its title, a line and its price. Native radio buttons: no other part is as light. */
export function RadioCards<V extends string>(props: RadioCardsProps<V>) {
  const { label, isLabelHidden, options, value, onChange, isDisabled, min } = props;
  const id = useId();
  return (
    <fieldset className={layout.shrink} disabled={isDisabled}>
      <legend className={isLabelHidden ? typography.visuallyHidden : `${typography.label} ${styles.label}`}>
        {label}
      </legend>
      <div
        className={styles.cards}
        style={
          min ? { gridTemplateColumns: `repeat(auto-fill, minmax(min(${min}px, 100%), 1fr))` } : undefined
        }
      >
        {options.map((option, index) => (
          <div key={option.value} className={styles.card}>
            <label className={styles.choice}>
              <input
                type="radio"
                name={id}
                value={option.value}
                checked={option.value === value}
                disabled={option.isDisabled}
                aria-labelledby={`${id}title${index}`}
                aria-describedby={option.line ? `${id}line${index}` : undefined}
                onChange={() => onChange(option.value)}
              />
              <span className={layout.fill}>
                <Flex id={`${id}title${index}`} component="span" wrap justify="space-between" gap="0 12px">
                  <span className={styles.title}>{option.title}</span>{' '}
                  {option.price && <span className={layout.pushStart}>{option.price}</span>}
                </Flex>
                {option.line && (
                  <Flex id={`${id}line${index}`} className={styles.line} component="span" vertical gap={2}>
                    {option.line}
                  </Flex>
                )}
              </span>
            </label>
            {option.more}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
