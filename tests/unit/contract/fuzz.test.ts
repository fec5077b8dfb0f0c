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
