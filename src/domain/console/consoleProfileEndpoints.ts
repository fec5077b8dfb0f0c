import * as v from 'valibot';
import { endpoint, NOT_FOUND } from '../endpoint';
import { textQuery } from '../queryFields';
import { PROCESS_ERROR, processEventPayloadSchema, processSchema } from './process';
import { returnSheetSchema } from './returnSheet';

const query = v.object({ id: textQuery });

/** The console's two profile pages. */
export const consoleProfileEndpoints = {
  return: endpoint('GET console/profile/return', {
    access: '/profile/basic',
    query,
    result: returnSheetSchema,
    refusals: [NOT_FOUND],
  }),
  process: endpoint('GET console/profile/process', {
    access: '/profile/advanced',
    query,
    result: processSchema,
    refusals: [NOT_FOUND],
  }),
  moveProcess: endpoint('POST console/profile/process/:processId', {
    access: '/profile/advanced',
    body: processEventPayloadSchema,
    result: processSchema,
    refusals: [PROCESS_ERROR.transitionRefused],
  }),
};
