import { isSpecValue, type Selection, type SpecValue } from '../catalog/selection';
import type { Service, ServiceSpec, Sku, SpecPrice } from '../catalog/service';
import { specCharge } from '../order/quote';

/** What a change to another plan is: to a larger one, to a smaller one, or to one of the same rank. */
export type PlanChange = 'upgrade' | 'downgrade' | 'change';

/**
 * Returns what a change from one plan (by its code) to another is, by their ranks and never by price. Without a rank of every
 * plan, the plans rank in the order in which they are listed. Throws a RangeError for a plan that the service does not have.
 */
export function changeKind({ skus }: Pick<Service, 'skus'>, from: string, to: string): PlanChange {
  const isRanked = skus.every(({ rank }) => rank !== undefined);
  const rankOf = (code: string): number => {
    const index = skus.findIndex(({ skuCode }) => skuCode === code);
    const sku = skus[index];
    if (sku === undefined) throw new RangeError('The service does not have this plan');
    return isRanked && sku.rank !== undefined ? sku.rank : index;
  };
  const difference = rankOf(to) - rankOf(from);
  if (difference === 0) return 'change';
  return difference > 0 ? 'upgrade' : 'downgrade';
}

/**
 * Returns the specs of a service with another plan: what the plan includes, and at least what the customer has. A value that is
 * not offered becomes the next larger one, or else the largest. `left` is the plan that is left for one that is not larger: what
 * it included without a surcharge is not bought for the other plan.
 */
export function specsFor(
  { specs: offered }: Pick<Service, 'specs'>,
  sku: Sku,
  specs: Selection['specs'],
  left?: Sku,
): Selection['specs'] {
  return Object.fromEntries(
    offered.map((spec) => {
      const { key } = spec;
      const goesWithPlan = left !== undefined && !isCharged(left, key, specs) && isCharged(sku, key, specs);
      const value = Object.hasOwn(specs, key) && !goesWithPlan ? specs[key] : undefined;
      return [key, specValueFor(spec, pricingOf(sku, key), value)];
    }),
  );
}

const pricingOf = ({ specPricing }: Sku, key: string) => specPricing.find((pricing) => pricing.key === key);

/** Whether the value of a spec has a surcharge in a plan. */
function isCharged(sku: Sku, key: string, specs: Selection['specs']): boolean {
  const pricing = pricingOf(sku, key);
  if (!pricing) return false;
  const { unitAmount, units } = specCharge(pricing, specs);
  return unitAmount > 0 && units > 0;
}

/** Returns the value of a spec in a plan for a customer who has `value`; `undefined` for one without a value. */
function specValueFor(
  spec: ServiceSpec,
  pricing: SpecPrice | undefined,
  value: SpecValue | undefined,
): SpecValue {
  if (spec.type === 'switch') return value === true || pricing === undefined;
  if (spec.type === 'choice') {
    if (isSpecValue(spec, value)) return value;
    const amounts = pricing?.type === 'choice' ? pricing.amounts : {};
    const free = spec.options.find((option) => !amounts[option.value]);
    return (free ?? spec.options[0])?.value ?? '';
  }
  const included = pricing?.type === 'number' ? pricing.included : spec.min;
  const wanted = Math.max(included, typeof value === 'number' ? value : spec.min);
  const steps = Math.min(
    Math.ceil((wanted - spec.min) / spec.step),
    Math.floor((spec.max - spec.min) / spec.step),
  );
  return spec.min + Math.max(0, steps) * spec.step;
}
