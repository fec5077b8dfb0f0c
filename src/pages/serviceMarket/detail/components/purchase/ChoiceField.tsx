import { Flex } from 'antd';
import { type ReactNode, useId } from 'react';
import layout from '@/components/layout.module.css';
import styles from './Fields.module.css';

interface ChoiceFieldProps {
  label: string;
  options: readonly {
    value: string;
    label: ReactNode;
    description?: ReactNode;
  }[];
  value: string;
  onChange: (value: string) => void;
  /** `card` shows one option per row. */
  look?: 'card' | 'button';
}

/** A group of native radio buttons. */
export function ChoiceField({ label, options, value, onChange, look = 'button' }: ChoiceFieldProps) {
  const id = useId();
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{label}</legend>
      <div className={look === 'card' ? styles.cards : styles.options}>
        {options.map((option, index) => (
          <label key={option.value} className={look === 'card' ? styles.card : styles.option}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              aria-labelledby={`${id}label${index}`}
              aria-describedby={option.description ? `${id}description${index}` : undefined}
              onChange={() => onChange(option.value)}
            />
            <Flex className={layout.fill} component="span" vertical>
              <Flex id={`${id}label${index}`} component="span" vertical>
                {option.label}
              </Flex>
              {option.description && (
                <Flex
                  id={`${id}description${index}`}
                  className={styles.description}
                  component="span"
                  vertical
                  gap={2}
                >
                  {option.description}
                </Flex>
              )}
            </Flex>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
