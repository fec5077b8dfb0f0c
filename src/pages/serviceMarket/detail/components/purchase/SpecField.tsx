import { Flex, Switch } from 'antd';
import { useId } from 'react';
import type { SpecValue } from '@/domain/catalog/selection';
import type { ServiceSpec } from '@/domain/catalog/service';
import { ChoiceField } from './ChoiceField';
import styles from './Fields.module.css';
import { NumberField } from './NumberField';
import { specField } from './numberRule';

interface SpecFieldProps {
  spec: ServiceSpec;
  value: SpecValue | undefined;
  draft: string | undefined;
  onDraft: (text: string | undefined) => void;
  onChange: (value: SpecValue) => void;
}

/** What may be set besides plan and period, in the form that fits its kind. */
export function SpecField({ spec, value, draft, onDraft, onChange }: SpecFieldProps) {
  const id = useId();
  if (spec.type === 'choice') {
    return (
      <ChoiceField label={spec.label} options={spec.options} value={String(value)} onChange={onChange} />
    );
  }
  if (spec.type === 'number') {
    return (
      <NumberField
        field={specField(spec.key)}
        label={spec.label}
        unit={spec.unit}
        rule={spec}
        value={Number(value)}
        draft={draft}
        onDraft={onDraft}
        onChange={onChange}
      />
    );
  }
  return (
    <Flex className={styles.switch} align="center" justify="space-between" gap={16}>
      <label className={styles.label} htmlFor={id}>
        {spec.label}
      </label>
      <Switch id={id} checked={value === true} onChange={onChange} />
    </Flex>
  );
}
