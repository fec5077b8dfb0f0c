import type { Service } from '@/domain/catalog/service';

/** Whole numbers from `min` to `max`, counted in steps from `min`. */
export interface NumberRule {
  min: number;
  max: number;
  step: number;
}

/** The name of the quantity's field; a spec's field is named `spec.` and its key. */
export const QUANTITY_FIELD = 'quantity';
export const specField = (key: string) => `spec.${key}`;

/** What somebody typed as a number the rule allows; full-width digits and spaces around count too. `undefined` for anything else. */
export function readNumber(text: string, { min, max, step }: NumberRule): number | undefined {
  const digits = text.normalize('NFKC').trim();
  if (!/^\d{1,9}$/.test(digits)) return undefined;
  const value = Number(digits);
  return value >= min && value <= max && (value - min) % step === 0 ? value : undefined;
}

/** The allowed number one step away, from wherever `text` or else `value` stands. */
export function stepNumber(text: string, value: number, direction: 1 | -1, rule: NumberRule): number {
  const typed = Number(text.normalize('NFKC').trim() || value);
  const from = Number.isFinite(typed) ? typed : value;
  const steps = (from - rule.min) / rule.step;
  // From between two steps, the next one; not one past it.
  const next = direction === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
  const last = Math.floor((rule.max - rule.min) / rule.step);
  return rule.min + Math.min(Math.max(next, 0), last) * rule.step;
}

/** How many may be ordered at once. */
export function quantityRule({ maxQuantity }: Service): NumberRule {
  return { min: 1, max: maxQuantity, step: 1 };
}

/** The rule of a number's field; `undefined` when the service has no such field. */
export function ruleOfField(service: Service, field: string): NumberRule | undefined {
  if (field === QUANTITY_FIELD) return quantityRule(service);
  const spec = service.specs.find(({ key }) => specField(key) === field);
  return spec?.type === 'number' ? spec : undefined;
}
