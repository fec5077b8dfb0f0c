import type { Place } from './domainSource';
import { alternatives, findField, inheritedText } from './fieldComments';
import { type JsonSchema, joinTexts, refTo } from './jsonSchema';

type Part = JsonSchema | boolean;

/** `Id of an order.` for `orderId`, of a schema of ids. */
export function idText(name: string, schema: JsonSchema): string | undefined {
  const [, one, many] = /^(?:(\w+)Id|(\w+)Ids)$/.exec(name) ?? [];
  const words = (one ?? many ?? '').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  if (!words || !JSON.stringify(schema).includes(`"${refTo('Id')}"`)) return undefined;
  if (many) return `Ids of ${words}s.`;
  return `Id of ${/^[aeio]/.test(words) ? 'an' : 'a'} ${words}.`;
}

/** `Always "goal".` of the field that distinguishes the alternatives of a schema. */
const choiceText = ({ const: value }: JsonSchema) =>
  value === undefined ? undefined : `Always ${JSON.stringify(value)}.`;

/**
 * Describes the properties of a schema at any depth by the doc comments above its fields, at its place in the domain. Ids, and
 * the field that distinguishes the alternatives of a schema, need none.
 */
export function withTexts(schema: JsonSchema, place: Place | undefined, isChoice = false): JsonSchema {
  const inner = (part: Part, at = place, choice = false): Part =>
    typeof part === 'boolean' ? part : withTexts(part, at, choice);
  const { properties, items, anyOf, oneOf, additionalProperties } = schema;
  const described = Object.entries(properties ?? {}).map(([name, part]) => {
    if (typeof part === 'boolean') return [name, part];
    const field = place && findField(place, name);
    const { description, ...rest } = withTexts(part, field?.place);
    const inherited = rest.$ref || !field ? undefined : inheritedText(field.place);
    const text = field?.text ?? idText(name, rest) ?? inherited ?? (isChoice ? choiceText(rest) : undefined);
    return [name, { description: joinTexts(text, description), ...rest }];
  });
  const places = place ? alternatives(place) : [];
  const choices = (parts: Part[]) =>
    parts.map((part, index) => inner(part, places.length === parts.length ? places[index] : place, true));
  return {
    ...schema,
    ...(properties && { properties: Object.fromEntries(described) }),
    ...(items !== undefined && !Array.isArray(items) && { items: inner(items) }),
    ...(anyOf && { anyOf: choices(anyOf) }),
    ...(oneOf && { oneOf: choices(oneOf) }),
    ...(additionalProperties !== undefined && { additionalProperties: inner(additionalProperties) }),
  };
}
