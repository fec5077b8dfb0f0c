import * as v from 'valibot';
import { DAY_MS } from '../../../src/domain/calendar';
import { at } from '../samples';
import { UNKNOWN_ID } from '../walk';
import type { Entry, FilterValue, Shown } from './shown';

/** Values that no entry has; the first that the filter takes. */
const ABSENT: readonly FilterValue[] = [UNKNOWN_ID];
const OUT_OF_REACH: Record<string, readonly FilterValue[]> = {
  from: ['2100-01-01', '2100-01-01T00:00:00.000Z'],
  to: ['1990-01-01', '1990-01-01T00:00:00.000Z'],
  month: ['1990-01'],
  year: ['1990'],
  minPrice: [900_000_000],
  minCalls: [900_000_000],
  minLimit: [900_000_000],
  maxPrice: [0],
  maxCalls: [0],
  maxLimit: [0],
};

const wrappedOf = (schema: unknown) => at(schema, 'wrapped') ?? schema;
/** The schema of one value of a filter that takes several; undefined for others. */
export const itemOf = (schema: unknown) => at(wrappedOf(schema), 'item');

/** The values that a filter takes, if they are listed. */
export function choicesOf(schema: unknown): FilterValue[] {
  const choice = itemOf(schema) ?? wrappedOf(schema);
  const options = at(choice, 'options');
  return Array.isArray(options) ? options.filter((each) => typeof each === 'string') : [];
}

const takes = (schema: v.GenericSchema, value: FilterValue) =>
  v.is((itemOf(schema) as v.GenericSchema | undefined) ?? schema, value);

/** Limits are also tried a day or a cent away from the values of the entries. */
function nearby(value: unknown): unknown[] {
  if (typeof value === 'number') return [value, value + 1];
  if (typeof value === 'string' && value.endsWith('Z') && !Number.isNaN(Date.parse(value)))
    return [value, new Date(Date.parse(value) + DAY_MS).toISOString()];
  return [value];
}

/** Values to send: those of the entries, all that the filter takes, and one that keeps none. */
export function candidatesOf(
  name: string,
  schema: v.GenericSchema,
  shown: Shown,
  entries: Entry[],
): FilterValue[] {
  const own = entries.flatMap((entry) => shown.valuesOf(entry)).flatMap(nearby);
  const all = [...own, ...choicesOf(schema), ...(OUT_OF_REACH[name] ?? ABSENT)];
  return [...new Set(all)].filter(
    (value): value is FilterValue =>
      (typeof value === 'string' || typeof value === 'number') && takes(schema, value),
  );
}
