import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { ruledText, type TextProblem, type TextRule, textProblem } from '../fieldError';
import { listingSchema } from '../listing';
import { choiceQuery, paging, text, textQuery, timestamp } from '../schemas';

export const TEMPLATE_KINDS = ['subscription', 'metered', 'project', 'support'] as const;
export type TemplateKind = (typeof TEMPLATE_KINDS)[number];

export const TEMPLATE_STATES = ['active', 'archived'] as const;
export type TemplateState = (typeof TEMPLATE_STATES)[number];

export const TEMPLATE_PAGE_SIZE = 8;

export const TEMPLATE_RULES = {
  name: { min: 2, max: 40 },
  description: { min: 10, max: 160 },
} as const satisfies Record<string, TextRule>;

/** A template for new services (`/list/card-list`). */
export const templateSchema = v.object({
  templateId: text,
  name: text,
  description: text,
  kind: v.picklist(TEMPLATE_KINDS),
  state: v.picklist(TEMPLATE_STATES),
  /** Number of services created from it. */
  usedBy: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  updatedAt: timestamp,
});

export const templateListSchema = listingSchema(templateSchema);

export const templatePayloadSchema = v.object({
  name: ruledText(TEMPLATE_RULES.name),
  description: ruledText(TEMPLATE_RULES.description),
  kind: v.picklist(TEMPLATE_KINDS),
});

export type ServiceTemplate = v.InferOutput<typeof templateSchema>;
export type TemplatePayload = v.InferOutput<typeof templatePayloadSchema>;

export interface TemplateQuery {
  keyword?: string;
  kind?: TemplateKind;
  state?: TemplateState;
  current?: number;
  pageSize?: number;
}

export const templateProblem = (field: keyof typeof TEMPLATE_RULES, value: string): TextProblem | undefined =>
  textProblem(value, TEMPLATE_RULES[field]);

/** Returns the name of a copy: the name with a mark, shortened to the limit and numbered when it is taken. */
export function copyName(name: string, mark: string, taken: readonly string[]): string {
  const { max } = TEMPLATE_RULES.name;
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? ` ${mark}` : ` ${mark} ${number}`;
    const copy = [...name].slice(0, max - [...end].length).join('') + end;
    if (!taken.includes(copy)) return copy;
  }
}

const access = '/list/card-list';
const result = templateSchema;

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
