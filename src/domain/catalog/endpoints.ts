import * as v from 'valibot';
import { endpoint, NOT_FOUND } from '../endpoint';
import { textQuery } from '../schemas';
import { marketQuery } from './marketQuery';
import { serviceListSchema, serviceSchema } from './service';

/** Open to visitors. */
export const serviceEndpoints = {
  list: endpoint('GET service/list', {
    access: 'public',
    query: v.object({
      ...marketQuery.schema.entries,
      /** Only these services. */
      serviceIds: v.optional(v.array(v.string())),
      /** Only services of this provider. */
      providerId: textQuery,
    }),
    result: serviceListSchema,
  }),
  get: endpoint('GET service/:serviceId', {
    access: 'public',
    result: serviceSchema,
    refusals: [NOT_FOUND],
  }),
};
