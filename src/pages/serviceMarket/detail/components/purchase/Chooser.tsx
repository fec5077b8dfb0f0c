import { useIntl } from '@umijs/max';
import type { Period, Service } from '@/domain/catalog/service';
import { ChoiceField } from './ChoiceField';
import { NumberField } from './NumberField';
import { QUANTITY_FIELD, quantityRule, specField } from './numberRule';
import { PeriodOption } from './PeriodOption';
import { PlanFeatures, PlanOption } from './PlanOption';
import { SpecField } from './SpecField';
import type { Configuration } from './useConfiguration';

interface ChooserProps {
  service: Service;
  configuration: Configuration;
}

const periodKey = ({ unit, count }: Period) => `${unit}-${count}`;

/** Everything a buyer may choose of a service: plan, period, specs, quantity. */
export function Chooser({ service, configuration }: ChooserProps) {
  const { formatMessage } = useIntl();
  const { selection, change, drafts, draft } = configuration;
  const sku = service.skus.find(({ skuCode }) => skuCode === selection.skuCode);

  return (
    <>
      <ChoiceField
        look="card"
        label={formatMessage({ id: 'detail.plan' })}
        value={selection.skuCode}
        options={service.skus.map((offered) => ({
          value: offered.skuCode,
          label: <PlanOption sku={offered} period={selection.period} />,
          description: offered.features.length > 0 && <PlanFeatures features={offered.features} />,
        }))}
        onChange={(skuCode) => change(() => ({ skuCode }))}
      />
      <ChoiceField
        look="card"
        label={formatMessage({ id: 'detail.period' })}
        value={periodKey(selection.period)}
        options={(sku?.periods ?? []).map((period) => ({
          value: periodKey(period),
          label: <PeriodOption period={period} />,
        }))}
        onChange={(key) => {
          const period = sku?.periods.find((offered) => periodKey(offered) === key);
          if (period) change(() => ({ period: { unit: period.unit, count: period.count } }));
        }}
      />
      {service.specs.map((spec) => (
        <SpecField
          key={spec.key}
          spec={spec}
          value={selection.specs[spec.key]}
          draft={drafts[specField(spec.key)]}
          onDraft={(text) => draft(specField(spec.key), text)}
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
          onDraft={(text) => draft(QUANTITY_FIELD, text)}
          onChange={(quantity) => change(() => ({ quantity }))}
        />
      )}
    </>
  );
}
