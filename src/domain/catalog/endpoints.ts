import * as v from 'valibot';
import { endpoint, NOT_FOUND } from '../endpoint';
import { textQuery } from '../schemas';
import { marketQuery } from './marketQuery';
import { serviceListSchema, serviceSchema } from './service';

/** Open to visitors. A kept price is only shown: the quote, which is never kept, says what is paid. */
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
    maxAgeSeconds: 60,
  }),
  get: endpoint('GET service/:serviceId', {
    access: 'public',
    result: serviceSchema,
    maxAgeSeconds: 60,
    refusals: [NOT_FOUND],
  }),
};
