import * as v from 'valibot';
import { RULE_TARGETS } from '../../../src/domain/rule/rule';
import { lazy, readJson, textSchema } from '../content';

/** What rules are made of. With 40 subjects, 25 metrics and 10 regions no two of 10 000 rules are the same. */
export const ruleParts = lazy(() =>
  readJson(
    'rules.json',
    v.strictObject({
      /** The teams that answer for rules. */
      owners: v.array(v.strictObject({ ownerId: v.string(), name: textSchema })),
      regions: v.pipe(v.array(textSchema), v.length(10)),
      /** What is sold on the market. */
      subjects: v.pipe(v.array(textSchema), v.length(40)),
      /** What is watched of it. */
      metrics: v.pipe(
        v.array(v.strictObject({ target: v.picklist(RULE_TARGETS), name: textSchema })),
        v.length(25),
      ),
    }),
  ),
);
