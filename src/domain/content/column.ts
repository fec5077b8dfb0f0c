import * as v from 'valibot';
import { endpoint } from '../endpoint';

/** `parentId` of a column that stands at the top (spec section 3). */
export const ROOT_COLUMN_PARENT_ID = '0';

/** One column as the server lists it, flat; the tree is built from `parentId` (spec section 3). */
export const columnSchema = v.object({
  recordId: v.pipe(v.string(), v.minLength(1)),
  parentId: v.string(),
  /** Siblings stand in descending order of this number. */
  sequence: v.number(),
  title: v.string(),
});

export const columnListSchema = v.array(columnSchema);

export type Column = v.InferOutput<typeof columnSchema>;

/** The columns of the service market. */
export const columnEndpoints = {
  list: endpoint('GET column/list', {
    access: 'optional',
    query: v.object({ state: v.optional(v.literal(1)) }),
    result: columnListSchema,
  }),
};
