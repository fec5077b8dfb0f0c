import type { OpenApiDocument } from '../../../config/contract/openapi';

/** The keywords of a schema in the document that decide about a value. */
export interface Schema {
  $ref?: string;
  const?: unknown;
  enum?: readonly unknown[];
  allOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  type?: string | readonly string[];
  format?: string;
  minimum?: number;
  maxLength?: number;
  pattern?: string;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  items?: Schema;
}

/** Where a value stands: its field, the owner of its ids, its position in a list, and its depth. */
interface Place {
  field: string;
  owner: string;
  index: number;
  depth: number;
}

const MAX_DEPTH = 6;
const LIST_LENGTH = 3;
const MOMENT = '2026-11-20T08:00:00.000Z';

const toId = ({ field, owner, index }: Pick<Place, 'field' | 'owner' | 'index'>) =>
  `${field}-${owner}-${index}`;

/** Whether an id is that of a generated entry of this owner. */
export const isGeneratedId = (field: string, id: string, owner: string): boolean =>
  Array.from({ length: LIST_LENGTH }, (_, index) => toId({ field, owner, index: index + 1 })).includes(id);

/** Texts for the patterns of the document. */
const PATTERNED = ['2026-11', '2026-11-20', '18:30', '/home', 'data:image/svg+xml,'];

function generateText({ format, maxLength, pattern }: Schema, place: Place): string {
  if (format === 'date-time') return place.field === 'serverTime' ? new Date().toISOString() : MOMENT;
  if (format === 'date') return MOMENT.slice(0, 10);
  if (/Id$|^key$/.test(place.field)) return toId(place);
  const patterned = pattern && PATTERNED.find((text) => new RegExp(pattern, 'u').test(text));
  return patterned || `${place.field} ${place.index}`.slice(0, maxLength);
}

/** Returns a generator of values that match the schemas of the document: all required fields, and nothing else. */
export function createGenerator({ components }: OpenApiDocument) {
  function generate(schema: Schema, place: Place): unknown {
    const { $ref, allOf, anyOf, oneOf = anyOf, type, items = {}, properties = {}, required = [] } = schema;
    if ($ref) return generate((components.schemas[$ref.split('/').at(-1) ?? ''] ?? {}) as Schema, place);
    if ('const' in schema) return schema.const;
    if (schema.enum) return schema.enum[0];
    if (allOf) return Object.assign({}, ...allOf.map((part) => generate(part, place)));
    if (oneOf) return oneOf.some((each) => each.type === 'null') ? null : generate(oneOf[0] ?? {}, place);
    const depth = place.depth + 1;
    if (type === 'string') return generateText(schema, place);
    if (type === 'integer' || type === 'number') return Math.max(0, schema.minimum ?? 0);
    if (type === 'boolean') return false;
    if (type === 'array') {
      // A drawing without shapes keeps every rule.
      const isEmpty = depth > MAX_DEPTH || /^(nodes|edges)$/.test(place.field);
      const indexes = isEmpty ? [] : Array.from({ length: LIST_LENGTH }, (_, index) => index + 1);
      return indexes.map((index) => generate(items, { ...place, depth, index }));
    }
    if (type !== 'object') return null;
    const toEntry = (field: string) => [field, generate(properties[field] ?? {}, { ...place, depth, field })];
    return Object.fromEntries(required.map(toEntry));
  }
  return (schema: Schema, owner: string, index = 1): unknown =>
    generate(schema, { field: '', owner, index, depth: 0 });
}
