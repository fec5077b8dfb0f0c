import { ruleFields } from '../../src/domain/rule/ruleFields';
import type { JsonSchema } from './jsonSchema';
import { filterTexts, joinTexts } from './namedSchemas';
import { ACCOUNT_TEXTS } from './texts/account';
import { CONSOLE_TEXTS } from './texts/console';
import { PORTAL_TEXTS } from './texts/portal';
import { SCHEMA_TEXTS } from './texts/schemas';

type Texts = Readonly<Record<string, string>>;

/**
 * Descriptions by property (`name`), property of a schema or operation (`Rule.name`), or schema (`Rule`), where the domain
 * has no doc comment.
 */
export const PROPERTY_TEXTS: Texts = {
  ...filterTexts('rule', ruleFields),
  ...PORTAL_TEXTS,
  ...ACCOUNT_TEXTS,
  ...CONSOLE_TEXTS,
  ...SCHEMA_TEXTS,
};

/** Returns the description of a property of a schema or operation; `comments` are the domain's, by property. */
export const propertyText = (context: string, name: string, comments: Texts = {}): string | undefined =>
  PROPERTY_TEXTS[`${context}.${name}`] ?? comments[name] ?? PROPERTY_TEXTS[name];

type Part = JsonSchema | boolean;

/** Describes the properties of a schema at any depth. */
export function withTexts(schema: JsonSchema, context: string, comments: Texts = {}): JsonSchema {
  const inner = (part: Part): Part => (typeof part === 'boolean' ? part : withTexts(part, context, comments));
  const { properties, items, anyOf, oneOf, additionalProperties } = schema;
  const described = Object.entries(properties ?? {}).map(([name, part]) => {
    if (typeof part === 'boolean') return [name, part];
    const { description, ...rest } = withTexts(part, context, comments);
    return [name, { description: joinTexts(propertyText(context, name, comments), description), ...rest }];
  });
  return {
    ...schema,
    ...(properties && { properties: Object.fromEntries(described) }),
    ...(items !== undefined && !Array.isArray(items) && { items: inner(items) }),
    ...(anyOf && { anyOf: anyOf.map(inner) }),
    ...(oneOf && { oneOf: oneOf.map(inner) }),
    ...(additionalProperties !== undefined && { additionalProperties: inner(additionalProperties) }),
  };
}
