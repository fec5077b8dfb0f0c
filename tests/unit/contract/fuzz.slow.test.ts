import * as v from 'valibot';
import { ENDPOINTS } from '../../../config/contract/endpoints';
import { answerSchema } from '../../../src/domain/tolerantSchema';
import { createAnswers } from '../../support/generatedAnswers';

const SEED = 20_261_123;
const ANSWERS = 200;

/** Its content is saved as a whole, so it is read as declared. */
const EXACT = 'GET console/document/{documentId}';

const reads = ENDPOINTS.flatMap(({ key, method, result }) =>
  method === 'GET' && result && key !== EXACT ? [{ key, result }] : [],
);

it('repeats the answers of a seed', () => {
  const [first] = reads;
  if (!first) throw new Error('There is no endpoint');
  expect(createAnswers(1)(first.result)).toEqual(createAnswers(1)(first.result));
});

/** All enumerations within a schema. */
function findPicklists(schema: unknown, seen = new Set<unknown>()): v.GenericSchema[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return [];
  seen.add(schema);
  const { type, getter, ...parts } = schema as { type?: string; getter?: () => unknown };
  const nested = [getter?.(), ...Object.values(parts)].flatMap((part) => findPicklists(part, seen));
  return type === 'picklist' ? [schema as v.GenericSchema, ...nested] : nested;
}

it('reads an unknown value of every enumeration as itself', () => {
  const picklists = ENDPOINTS.flatMap(({ result }) => findPicklists(result));
  expect(picklists.length).toBeGreaterThan(50);
  for (const picklist of picklists)
    expect(v.parse(answerSchema(picklist), 'added-later')).toBe('added-later');
});

it.each(reads)('reads every generated answer of $key', ({ result }) => {
  const answer = createAnswers(SEED);
  const schema = answerSchema(result);
  for (let index = 0; index < ANSWERS; index += 1) {
    const generated = answer(result);
    const { issues, success } = v.safeParse(schema, generated);
    const paths = issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
    if (!success) throw new Error(`${JSON.stringify(generated).slice(0, 2000)}\n${paths?.join('\n')}`);
  }
});
