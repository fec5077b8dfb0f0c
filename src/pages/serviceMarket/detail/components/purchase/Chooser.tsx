import { useT } from '@@/texts/detail';
import { Flex, Switch } from 'antd';
import { useId } from 'react';
import layout from '@/components/layout.module.css';
import { Money } from '@/components/Money';
import { PeriodText } from '@/components/order/PeriodText';
import { UnitPrice } from '@/components/order/UnitPrice';
import { findPeriod, periodName, type SpecValue } from '@/domain/catalog/selection';
import type { Period, PeriodPrice, Service, ServiceSpec, Sku } from '@/domain/catalog/service';
import { formatMoney } from '@/domain/money/money';
import { ChoiceField } from './ChoiceField';
import styles from './Fields.module.css';
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
      <ChoiceField
        look="card"
        label={t('detail.plan')}
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
        label={t('detail.period')}
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

interface PlanOptionProps {
  sku: Sku;
  /** The selected period; a plan without it shows the price of its first period. */
  period: Period;
}

function PlanOption({ sku, period }: PlanOptionProps) {
  const priced = findPeriod(sku, period) ?? sku.periods[0];
  return (
    <Flex className={styles.line} component="span" wrap justify="space-between" gap="0 12px">
      <strong>{sku.name}</strong>{' '}
      {priced && (
        <span>
          {/* The name of a pack is often the pack. */}
          {sku.pack === sku.name ? (
            <Money cents={priced.price} short />
          ) : (
            <UnitPrice cents={priced.price} period={priced} pack={sku.pack} />
          )}
        </span>
      )}
    </Flex>
  );
}

/** The features of a plan. Not a list, because a label may only contain phrasing content. */
function PlanFeatures({ features }: Pick<Sku, 'features'>) {
  return features.map((feature) => (
    <span key={feature} className={styles.feature}>
      {feature}{' '}
    </span>
  ));
}

/** A period with the plan's price and the saving over monthly payment. A single delivery names its pack. */
function PeriodOption({ period, pack }: { period: PeriodPrice; pack: string | undefined }) {
  const t = useT();
  const saved = period.originalPrice - period.price;
  return (
    <Flex className={styles.line} component="span" wrap justify="space-between" gap="0 12px">
      <span className={styles.together}>
        <bdi>
          <PeriodText period={period} />
          {period.unit === 'once' && pack && ` · ${pack}`}
        </bdi>{' '}
        {saved > 0 && <small>{t('detail.saving', { amount: formatMoney(saved, t.locale) })}</small>}
      </span>{' '}
      <span className={`${styles.together} ${layout.pushStart}`}>
        {saved > 0 && (
          <small>
            <Money cents={period.originalPrice} struck short />
          </small>
        )}{' '}
        <Money cents={period.price} short />
      </span>
    </Flex>
  );
}
