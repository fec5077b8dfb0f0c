import * as v from 'valibot';
import { countCharacters, cutCharacters } from '../characters';
import { conflictOf } from '../conflict';
import { endpoint } from '../endpoint';
import { nameSchema, ruledText } from '../fieldError';
import { listingSchema } from '../listing';
import { keyword, listQuery, oneOf } from '../listQuery';
import { foldName } from '../name';
import { count, idSchema, text, timestamp } from '../schemas';

export const TEMPLATE_KINDS = ['subscription', 'metered', 'project', 'support'] as const;
export type TemplateKind = (typeof TEMPLATE_KINDS)[number];

export const TEMPLATE_STATES = ['active', 'archived'] as const;
export type TemplateState = (typeof TEMPLATE_STATES)[number];

export const TEMPLATE_PAGE_SIZE = 8;

/** A template for new services (`/list/card-list`). */
export const templateSchema = v.object({
  templateId: idSchema,
  /** Name of the template. */
  name: text,
  /** What the template is for, plain text. */
  description: text,
  /** Kind of the template. */
  kind: v.picklist(TEMPLATE_KINDS),
  /** State of the template. */
  state: v.picklist(TEMPLATE_STATES),
  /** Number of services created from it. */
  usedBy: count,
  /** When the template was last changed. */
  updatedAt: timestamp,
  /** Incremented by each change. */
  version: count,
});

/** One page of templates. */
export const templateListSchema = listingSchema(templateSchema);

/** Content of a template. */
export const templatePayloadSchema = v.object({
  /** Name of the template. */
  name: nameSchema(40, 2),
  /** What the template is for, plain text. */
  description: ruledText({ min: 10, max: 160 }),
  /** Kind of the template. */
  kind: v.picklist(TEMPLATE_KINDS),
});

/** Fields that are missing stay as they are. */
export const templateChangeSchema = v.object({
  ...v.partial(templatePayloadSchema).entries,
  /** Version that the change started from. */
  version: count,
});

export type ServiceTemplate = v.InferOutput<typeof templateSchema>;
export type TemplatePayload = v.InferOutput<typeof templatePayloadSchema>;

/** The filters of the templates. */
export const templateQuery = listQuery(
  {
    /** Searches the name, the description and the id; see "Lists". */
    keyword,
    /** Only templates of this kind. */
    kind: oneOf(TEMPLATE_KINDS),
    /** Only templates in this state. */
    state: oneOf(TEMPLATE_STATES),
  },
  { pageSizes: [TEMPLATE_PAGE_SIZE] },
);

/** Returns the name of a copy: the name with a mark, shortened to the limit and numbered when it is taken. */
export function copyName(name: string, mark: string, taken: readonly string[]): string {
  const names = new Set(taken.map(foldName));
  const { max } = templatePayloadSchema.entries.name.rule;
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? ` ${mark}` : ` ${mark} ${number}`;
    const copy = cutCharacters(name, max - countCharacters(end)) + end;
    if (!names.has(foldName(copy))) return copy;
  }
}

const access = '/list/card-list';
const result = templateSchema;

export const templateEndpoints = {
  list: endpoint('GET console/list/templates', {
    access,
    query: templateQuery.schema,
    result: templateListSchema,
  }),
  create: endpoint('POST console/list/templates', { access, body: templatePayloadSchema, result }),
  update: endpoint('PUT console/list/templates/:templateId', {
    access,
    body: templateChangeSchema,
    result,
    conflict: conflictOf(templateSchema),
  }),
  duplicate: endpoint('POST console/list/templates/:templateId/duplicate', { access, result }),
  archive: endpoint('POST console/list/templates/:templateId/archive', { access, result }),
  unarchive: endpoint('POST console/list/templates/:templateId/unarchive', { access, result }),
};
