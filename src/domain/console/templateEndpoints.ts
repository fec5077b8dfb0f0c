import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { choiceQuery, paging, textQuery } from '../queryFields';
import {
  TEMPLATE_KINDS,
  TEMPLATE_STATES,
  templateListSchema,
  templatePayloadSchema,
  templateSchema,
} from './serviceTemplate';

const access = '/list/card-list';
const result = templateSchema;

/** The templates that a new service can start from. */
export const templateEndpoints = {
  list: endpoint('GET console/list/templates', {
    access,
    query: v.object({
      keyword: textQuery,
      kind: choiceQuery(TEMPLATE_KINDS),
      state: choiceQuery(TEMPLATE_STATES),
      ...paging,
    }),
    result: templateListSchema,
  }),
  create: endpoint('POST console/list/templates', { access, body: templatePayloadSchema, result }),
  update: endpoint('PUT console/list/templates/:templateId', { access, body: templatePayloadSchema, result }),
  duplicate: endpoint('POST console/list/templates/:templateId/duplicate', { access, result }),
  archive: endpoint('POST console/list/templates/:templateId/archive', { access, result }),
  unarchive: endpoint('POST console/list/templates/:templateId/unarchive', { access, result }),
};
