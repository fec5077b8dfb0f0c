import * as v from 'valibot';
import { PROCESS_ERROR, processEventPayloadSchema, processSchema } from '../../../src/domain/console/process';
import { returnSheetSchema } from '../../../src/domain/console/returnSheet';
import type { EndpointTable } from '../endpoint';
import { textQuery } from '../query';

/** The console's two profile pages. */
export const CONSOLE_PROFILE_ENDPOINTS: EndpointTable = {
  'GET console/profile/return': {
    summary: 'A return, the newest unless one is named.',
    page: '/profile/basic',
    query: v.object({ id: textQuery }),
    result: returnSheetSchema,
  },
  'GET console/profile/process': {
    summary: 'An approval, the first unless one is named.',
    page: '/profile/advanced',
    query: v.object({ id: textQuery }),
    result: processSchema,
  },
  'POST console/profile/process/{processId}': {
    summary: 'Moves an approval on.',
    page: '/profile/advanced',
    body: processEventPayloadSchema,
    example: { event: 'approve', note: '资料齐全，同意。' },
    result: processSchema,
    errors: [PROCESS_ERROR.transitionRefused],
  },
};
