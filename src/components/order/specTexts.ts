import type { Selection } from '@/domain/catalog/selection';
import type { ServiceSpec } from '@/domain/catalog/service';

/** What is set for each spec of a service, in words; `on` and `off` are the words for switches. */
export function specTexts(
  specs: readonly ServiceSpec[],
  values: Selection['specs'],
  { on, off }: { on: string; off: string },
): { label: string; value: string }[] {
  return specs.map((spec) => {
    const value = Object.hasOwn(values, spec.key) ? values[spec.key] : undefined;
    if (spec.type === 'switch') return { label: spec.label, value: value === true ? on : off };
    if (spec.type === 'number') return { label: spec.label, value: `${value} ${spec.unit}` };
    const chosen = spec.options.find((option) => option.value === value);
    return { label: spec.label, value: chosen?.label ?? '' };
  });
}
