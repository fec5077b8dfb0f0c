import { useT } from '@@/texts/detail';
import { Flex, Switch } from 'antd';
import { useId } from 'react';
import layout from '@/components/layout.module.css';
import { Money } from '@/components/Money';
import { PeriodText } from '@/components/order/PeriodText';
import { UnitPrice } from '@/components/order/UnitPrice';
import { RadioCards } from '@/components/RadioCards';
import typography from '@/components/typography.module.css';
import { findPeriod, periodName, type SpecValue } from '@/domain/catalog/selection';
import type { Period, PeriodPrice, Service, ServiceSpec, Sku } from '@/domain/catalog/service';
import { formatMoney } from '@/domain/money/money';
import { NumberField } from './NumberField';
import { QUANTITY_FIELD, quantityRule, specField } from './numberRule';
import type { Configuration } from './useConfiguration';

interface ChooserProps {
  service: Service;
  configuration: Configuration;
}

/** The fields of a configuration: plan, period, specs and quantity. */
export function Chooser({ service, configuration }: ChooserProps) {
  const t = useT();
  const { selection, change, drafts, setDraft } = configuration;
  const sku = service.skus.find(({ skuCode }) => skuCode === selection.skuCode);

  return (
    <>
      <RadioCards
        label={t('detail.plan')}
        value={selection.skuCode}
        options={service.skus.map((option) => ({
          value: option.skuCode,
          title: option.name,
          line: option.features.length > 0 && <PlanFeatures features={option.features} />,
          price: <PlanPrice sku={option} period={selection.period} />,
        }))}
        onChange={(skuCode) => change(() => ({ skuCode }))}
      />
      <RadioCards
        label={t('detail.period')}
        value={periodName(selection.period)}
        options={(sku?.periods ?? []).map((period) => ({
          value: periodName(period),
          title: (
            <bdi>
              <PeriodText period={period} />
              {/* A single delivery names its pack. */}
              {period.unit === 'once' && sku?.pack && ` · ${sku.pack}`}
            </bdi>
          ),
          price: <PeriodCost period={period} />,
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
          label={t('detail.quantity')}
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
      <RadioCards
        label={spec.label}
        options={spec.options.map((option) => ({ value: option.value, title: option.label }))}
        value={String(value)}
        onChange={onChange}
        min={136}
      />
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
    <Flex align="center" gap={16}>
      <label className={`${layout.fill} ${typography.strong}`} htmlFor={id}>
        {spec.label}
      </label>
      <Switch id={id} checked={value === true} onChange={onChange} />
    </Flex>
  );
}

interface PlanPriceProps {
  sku: Sku;
  /** The selected period; a plan without it shows the price of its first period. */
  period: Period;
}

function PlanPrice({ sku, period }: PlanPriceProps) {
  const priced = findPeriod(sku, period) ?? sku.periods[0];
  if (!priced) return null;
  // The name of a pack is often the pack.
  if (sku.pack === sku.name) return <Money cents={priced.price} short />;
  return <UnitPrice cents={priced.price} period={priced} pack={sku.pack} />;
}

/** The features of a plan. Not a list, because a label may only contain phrasing content. */
function PlanFeatures({ features }: Pick<Sku, 'features'>) {
  return features.map((feature) => (
    <span key={feature} className={typography.plaintext}>
      {feature}{' '}
    </span>
  ));
}

/** The price of a period, with its saving over monthly payment. */
function PeriodCost({ period: { price, originalPrice } }: { period: PeriodPrice }) {
  const t = useT();
  const saved = originalPrice - price;
  return (
    <Flex component="span" wrap align="baseline" justify="end" gap="0 8px">
      {saved > 0 && (
        <>
          <span className={typography.caption}>
            {t('detail.saving', { amount: formatMoney(saved, t.locale) })}
          </span>{' '}
          <span className={typography.caption}>
            <Money cents={originalPrice} struck short />
          </span>
        </>
      )}{' '}
      <Money cents={price} short />
    </Flex>
  );
}
