import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { columnListSchema } from './column';

/** The columns of the service market. */
export const columnEndpoints = {
  list: endpoint('GET column/list', {
    access: 'optional',
    query: v.object({ state: v.optional(v.literal(1)) }),
    result: columnListSchema,
  }),
};
