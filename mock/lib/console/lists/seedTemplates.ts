import * as v from 'valibot';
import { TEMPLATE_KINDS } from '../../../../src/domain/console/serviceTemplate';
import { lazy, readJson, textSchema, wholeNumberSchema } from '../../content';
import type { TemplateRecord } from './tables';

const DAY_MS = 86_400_000;

const templateSchema = v.strictObject({
  name: textSchema,
  description: textSchema,
  kind: v.picklist(TEMPLATE_KINDS),
  usedBy: wholeNumberSchema,
  archived: v.optional(v.boolean(), false),
});

const templates = lazy(() => readJson('console/templates.json', v.array(templateSchema)));

/** Returns the templates that the console's list starts with. */
export function seedTemplates(seededAt: number): TemplateRecord[] {
  return templates().map(({ archived, ...template }, index) => ({
    ...template,
    templateId: `M-${201 + index}`,
    state: archived ? 'archived' : 'active',
    updatedAt: seededAt - (index * 3 + 1) * DAY_MS,
  }));
}
