import * as v from 'valibot';
import { conflictOf } from '../conflict';
import { endpoint } from '../endpoint';
import { columnNames } from '../fields';
import { choicesQuery, count } from '../schemas';
import { deletedRulesSchema, ruleBinQuery, ruleChangesSchema, ruleListSchema } from './rule';
import { ruleBatchResultSchema } from './ruleBatch';
import { newRuleCommentSchema, ruleCommentSchema, ruleDetailSchema } from './ruleDetail';
import { ruleConditionsSchema, ruleDryRunSchema } from './ruleDryRun';
import { RULE_ERROR } from './ruleError';
import {
  changedRuleSchema,
  ruleContentSchema,
  ruleFields,
  ruleOwnerSchema,
  ruleQuery,
  ruleRegionSchema,
  ruleSchema,
} from './ruleFields';
import {
  ruleAssignmentSchema,
  ruleKeysSchema,
  ruleScheduleSchema,
  ruleSelectionSchema,
  selectionChanged,
} from './ruleSelection';

const access = '/list/table-list';
const download = ['text/csv'];

/** The columns of a file in order; all by default. */
const columns = choicesQuery(columnNames(ruleFields));

const { gone, duplicateName } = RULE_ERROR;

/** An action on several rules. */
const batch = { access, result: ruleBatchResultSchema, refusals: [selectionChanged] } as const;

export const ruleEndpoints = {
  list: endpoint('GET rule', {
    access,
    query: ruleQuery.schema,
    result: ruleListSchema,
  }),
  changes: endpoint('GET rule/changes', {
    access,
    query: v.object({
      /** Revision of the table that the portal shows. */
      since: v.optional(count),
    }),
    result: ruleChangesSchema,
  }),
  owners: endpoint('GET rule/owners', { access, result: v.array(ruleOwnerSchema) }),
  regions: endpoint('GET rule/regions', { access, result: v.array(ruleRegionSchema) }),
  export: endpoint('GET rule/export', {
    access,
    query: v.object({ ...ruleQuery.entries, columns }),
    download,
  }),
  exportSelected: endpoint('POST rule/export', {
    access,
    body: v.object({ ...ruleKeysSchema.entries, columns }),
    download,
  }),
  bin: endpoint('GET rule/bin', {
    access,
    query: ruleBinQuery.schema,
    result: deletedRulesSchema,
  }),
  purge: endpoint('DELETE rule/bin', { access, body: ruleKeysSchema, result: ruleBatchResultSchema }),
  dryRun: endpoint('POST rule/dryRun', { access, body: ruleConditionsSchema, result: ruleDryRunSchema }),
  get: endpoint('GET rule/:key', { access, result: ruleDetailSchema, refusals: [gone] }),
  create: endpoint('POST rule', {
    access,
    body: ruleContentSchema,
    result: ruleSchema,
    refusals: [duplicateName],
  }),
  update: endpoint('PUT rule/:key', {
    access,
    body: changedRuleSchema,
    result: ruleSchema,
    refusals: [gone, duplicateName],
    conflict: conflictOf(ruleSchema),
  }),
  comment: endpoint('POST rule/:key/comments', {
    access,
    body: newRuleCommentSchema,
    result: ruleCommentSchema,
    refusals: [gone],
  }),
  approve: endpoint('POST rule/approve', { ...batch, body: ruleSelectionSchema }),
  stop: endpoint('POST rule/stop', { ...batch, body: ruleSelectionSchema }),
  assign: endpoint('POST rule/assign', { ...batch, body: ruleAssignmentSchema }),
  schedule: endpoint('POST rule/schedule', { ...batch, body: ruleScheduleSchema }),
  delete: endpoint('DELETE rule', { ...batch, body: ruleSelectionSchema }),
  restore: endpoint('POST rule/restore', { access, body: ruleKeysSchema, result: ruleBatchResultSchema }),
};
