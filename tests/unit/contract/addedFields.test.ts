import * as v from 'valibot';
import { ENDPOINTS } from '../../../config/contract/endpoints';
import { EXAMPLES } from '../../../config/contract/examples';
import { answerSchema } from '../../../src/domain/tolerantSchema';

/** Fields whose objects have data for names. */
const RECORDS = ['amounts', 'errors', 'failures', 'skippedCounts', 'specs', 'values'];

/** Adds a field to every object of a reply, as a newer back end does. */
function addFields(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.map((entry) => addFields(entry));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, inner]) => [name, addFields(inner, name)]);
  const added = RECORDS.includes(field) ? {} : { addedLater: { by: ['a newer back end'] } };
  return { ...Object.fromEntries(fields), ...added };
}

/** Removes them again where a schema keeps what it does not know. */
const withoutAdded = (value: unknown) =>
  JSON.parse(JSON.stringify(value), (name, inner) => (name === 'addedLater' ? undefined : inner));

const examples = ENDPOINTS.flatMap(({ id, key, result }) => {
  const value = EXAMPLES[key]?.success?.result;
  return result && value !== undefined ? [{ id, result: answerSchema(result), value }] : [];
});

it.each(examples)('$id is read as before when a newer back end adds fields', ({ result, value }) => {
  const before = v.parse(result, value);
  expect(withoutAdded(v.parse(result, addFields(value)))).toEqual(withoutAdded(before));
});

it('covers the reads of the portal', () => {
  expect(examples.length).toBeGreaterThan(150);
});
