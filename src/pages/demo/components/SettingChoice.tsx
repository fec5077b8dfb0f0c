import { Radio } from 'antd';
import { useId } from 'react';
import layout from '@/components/layout.module.css';
import styles from './Demo.module.css';

interface SettingChoiceProps<V extends string | number> {
  label: string;
  value: V;
  options: { value: V; label: string }[];
  disabled: boolean;
  onChange: (value: V) => void;
}

/** One setting of the mocks: its name and what it can be. */
export function SettingChoice<V extends string | number>({
  label,
  value,
  options,
  disabled,
  onChange,
}: SettingChoiceProps<V>) {
  const labelId = useId();
  return (
    <div>
      <h3 id={labelId} className={layout.spaceAfterXs}>
        {label}
      </h3>
      <Radio.Group
        className={styles.choices}
        name={labelId}
        aria-labelledby={labelId}
        value={value}
        options={options.map((option) => ({ ...option, label: <bdi>{option.label}</bdi> }))}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value as V)}
      />
    </div>
  );
}
