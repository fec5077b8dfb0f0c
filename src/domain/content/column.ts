import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { countQuery, idSchema } from '../schemas';

/** `parentId` of a root column (spec section 3). */
export const ROOT_COLUMN_PARENT_ID = '0';

/** A column of the flat list (spec section 3). */
export const columnSchema = v.object({
  /** Id of the column. */
  recordId: idSchema,
  /** `recordId` of the column above; `0` for a root. */
  parentId: v.string(),
  /** Siblings are sorted in descending order. A number may be sent as text; 0 without one. */
  sequence: v.pipe(
    v.nullish(v.union([v.number(), v.string()]), 0),
    v.transform((value) => Number(value) || 0),
  ),
  /** Title; for a section one of the titles in "Sections and columns". */
  title: v.string(),
});

/** All columns as a flat list. */
export const columnListSchema = v.array(columnSchema);

export type Column = v.InferOutput<typeof columnSchema>;

export const columnEndpoints = {
  /** A back end may show a user other columns than a visitor. */
  list: endpoint('GET column/list', {
    access: 'optional',
    query: v.object({
      /** `1`, also the default, for visible columns. The portal sends nothing else; what it returns is up to the back end. */
      state: countQuery,
    }),
    result: columnListSchema,
    maxAgeSeconds: 60,
  }),
};
