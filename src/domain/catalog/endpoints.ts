import * as v from 'valibot';
import { endpoint, NOT_FOUND } from '../endpoint';
import { centsQuery, choiceQuery, choicesQuery, paging, textQuery } from '../queryFields';
import { SERVICE_SORTS, SERVICE_TYPES, serviceListSchema, serviceSchema } from './service';

/** The services on offer, open to visitors. */
export const serviceEndpoints = {
  list: endpoint('GET service/list', {
    access: 'public',
    query: v.object({
      columnId: textQuery,
      keyword: textQuery,
      type: choicesQuery(SERVICE_TYPES),
      minPrice: centsQuery,
      maxPrice: centsQuery,
      sort: choiceQuery(SERVICE_SORTS),
      serviceIds: v.optional(v.array(v.string())),
      ...paging,
    }),
    result: serviceListSchema,
  }),
  get: endpoint('GET service/:serviceId', {
    access: 'public',
    result: serviceSchema,
    refusals: [NOT_FOUND],
  }),
};
