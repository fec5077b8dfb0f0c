import * as v from 'valibot';
import { countCharacters, cutCharacters } from '../characters';
import { endpoint } from '../endpoint';
import { ruledText } from '../fieldError';
import { listingSchema } from '../listing';
import { choiceQuery, paging, text, textQuery, timestamp } from '../schemas';

export const TEMPLATE_KINDS = ['subscription', 'metered', 'project', 'support'] as const;
export type TemplateKind = (typeof TEMPLATE_KINDS)[number];

export const TEMPLATE_STATES = ['active', 'archived'] as const;
export type TemplateState = (typeof TEMPLATE_STATES)[number];

export const TEMPLATE_PAGE_SIZE = 8;

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
  name: ruledText({ min: 2, max: 40 }),
  description: ruledText({ min: 10, max: 160 }),
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

/** Returns the name of a copy: the name with a mark, shortened to the limit and numbered when it is taken. */
export function copyName(name: string, mark: string, taken: readonly string[]): string {
  const { max } = templatePayloadSchema.entries.name.rule;
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? ` ${mark}` : ` ${mark} ${number}`;
    const copy = cutCharacters(name, max - countCharacters(end)) + end;
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
