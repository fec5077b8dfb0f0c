import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { countQuery } from '../schemas';

/** `parentId` of a root column (spec section 3). */
export const ROOT_COLUMN_PARENT_ID = '0';

/** A column of the flat list (spec section 3). */
export const columnSchema = v.object({
  recordId: v.pipe(v.string(), v.minLength(1)),
  parentId: v.string(),
  /** Siblings are sorted in descending order. A number may be sent as text; 0 without one. */
  sequence: v.pipe(
    v.nullish(v.union([v.number(), v.string()]), 0),
    v.transform((value) => Number(value) || 0),
  ),
  title: v.string(),
});

export const columnListSchema = v.array(columnSchema);

export type Column = v.InferOutput<typeof columnSchema>;

export const columnEndpoints = {
  list: endpoint('GET column/list', {
    access: 'optional',
    query: v.object({ state: countQuery }),
    result: columnListSchema,
  }),
};
