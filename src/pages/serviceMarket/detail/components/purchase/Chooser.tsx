import { useIntl } from '@umijs/max';
import { Flex, Switch } from 'antd';
import { useId } from 'react';
import { periodName, type SpecValue } from '@/domain/catalog/selection';
import type { Service, ServiceSpec } from '@/domain/catalog/service';
import { ChoiceField } from './ChoiceField';
import styles from './Fields.module.css';
import { NumberField } from './NumberField';
import { QUANTITY_FIELD, quantityRule, specField } from './numberRule';
import { PeriodOption, PlanFeatures, PlanOption } from './PlanOption';
import type { Configuration } from './useConfiguration';

interface ChooserProps {
  service: Service;
  configuration: Configuration;
}

/** The fields of a configuration: plan, period, specs and quantity. */
export function Chooser({ service, configuration }: ChooserProps) {
  const { formatMessage } = useIntl();
  const { selection, change, drafts, setDraft } = configuration;
  const sku = service.skus.find(({ skuCode }) => skuCode === selection.skuCode);

  return (
    <>
      <ChoiceField
        look="card"
        label={formatMessage({ id: 'detail.plan' })}
        value={selection.skuCode}
        options={service.skus.map((option) => ({
          value: option.skuCode,
          label: <PlanOption sku={option} period={selection.period} />,
          description: option.features.length > 0 && <PlanFeatures features={option.features} />,
        }))}
        onChange={(skuCode) => change(() => ({ skuCode }))}
      />
      <ChoiceField
        look="card"
        label={formatMessage({ id: 'detail.period' })}
        value={periodName(selection.period)}
        options={(sku?.periods ?? []).map((period) => ({
          value: periodName(period),
          label: <PeriodOption period={period} pack={sku?.pack} />,
        }))}
        onChange={(key) => {
          const period = sku?.periods.find((option) => periodName(option) === key);
          if (period) change(() => ({ period: { unit: period.unit, count: period.count } }));
        }}
      />
      {service.specs.map((spec) => (
        <SpecField
          key={spec.key}
          spec={spec}
          value={selection.specs[spec.key]}
          draft={drafts[specField(spec.key)]}
          onDraft={(text) => setDraft(specField(spec.key), text)}
          onChange={(value) => change(({ specs }) => ({ specs: { ...specs, [spec.key]: value } }))}
        />
      ))}
      {service.maxQuantity > 1 && (
        <NumberField
          field={QUANTITY_FIELD}
          label={formatMessage({ id: 'detail.quantity' })}
          rule={quantityRule(service)}
          value={selection.quantity}
          draft={drafts[QUANTITY_FIELD]}
          onDraft={(text) => setDraft(QUANTITY_FIELD, text)}
          onChange={(quantity) => change(() => ({ quantity }))}
        />
      )}
    </>
  );
}

interface SpecFieldProps {
  spec: ServiceSpec;
  value: SpecValue | undefined;
  draft: string | undefined;
  onDraft: (text: string | undefined) => void;
  onChange: (value: SpecValue) => void;
}

/** The field of one spec, by its type. */
function SpecField({ spec, value, draft, onDraft, onChange }: SpecFieldProps) {
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
        unit={Number(value) === 1 ? (spec.unitOne ?? spec.unit) : spec.unit}
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
