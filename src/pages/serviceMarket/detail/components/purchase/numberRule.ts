import type { Service } from '@/domain/catalog/service';

/** Whole numbers from `min` to `max`, counted in steps from `min`. */
export interface NumberRule {
  min: number;
  max: number;
  step: number;
}

export const QUANTITY_FIELD = 'quantity';
export const specField = (key: string) => `spec.${key}`;

/** Parses a number that satisfies the rule, full-width digits and surrounding spaces included. */
export function readNumber(text: string, { min, max, step }: NumberRule): number | undefined {
  const digits = text.normalize('NFKC').trim();
  if (!/^\d{1,9}$/.test(digits)) return undefined;
  const value = Number(digits);
  return value >= min && value <= max && (value - min) % step === 0 ? value : undefined;
}

/** Returns the next valid number in a direction, starting at `text` or else at `value`. */
export function stepNumber(text: string, value: number, direction: 1 | -1, rule: NumberRule): number {
  const typed = Number(text.normalize('NFKC').trim() || value);
  const from = Number.isFinite(typed) ? typed : value;
  const steps = (from - rule.min) / rule.step;
  const next = direction === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
  const last = Math.floor((rule.max - rule.min) / rule.step);
  return rule.min + Math.min(Math.max(next, 0), last) * rule.step;
}

export function quantityRule({ maxQuantity }: Service): NumberRule {
  return { min: 1, max: maxQuantity, step: 1 };
}

/** Returns the rule of a number field. */
export function getFieldRule(service: Service, field: string): NumberRule | undefined {
  if (field === QUANTITY_FIELD) return quantityRule(service);
  const spec = service.specs.find(({ key }) => specField(key) === field);
  return spec?.type === 'number' ? spec : undefined;
}
