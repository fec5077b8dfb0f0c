import * as v from 'valibot';
import { endpoint, NOT_FOUND } from '../endpoint';
import { textQuery } from '../queryFields';
import { agreementListSchema, agreementSchema } from './agreement';

/** The agreements, open to visitors. */
export const agreementEndpoints = {
  list: endpoint('GET agreement/list', { access: 'public', result: agreementListSchema }),
  get: endpoint('GET agreement/:code', {
    access: 'public',
    query: v.object({ version: textQuery }),
    result: agreementSchema,
    refusals: [NOT_FOUND],
  }),
};
