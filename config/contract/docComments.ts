import type { JsonSchema } from './jsonSchema';
import type { NamedSchema } from './namedSchemas';

/** A comment as one line of text. */
const toText = (comment: string) =>
  comment
    .replace(/^\s*\*\s?/gm, ' ')
    .replace(/\s+/g, ' ')
    // Where it comes from is no business of a reader of the document.
    .replace(/ \((?:spec |domain)[^)]*\)/g, '')
    .trim();

const COMMENT = String.raw`\/\*\*((?:(?!\*\/)[\s\S])*)\*\/`;

interface Comments {
  description?: string;
  fields: Record<string, string>;
}

const NOTHING_SAID: Comments = { fields: {} };

/**
 * What the domain's own comments say of a schema and of its fields: `source` is the text of its module.
 * @returns the description of the whole (absent without a comment) and those of its fields by their names
 */
export function commentsOn(source: string, exported: string): Comments {
  const start = source.search(new RegExp(`^export const ${exported}\\b`, 'm'));
  if (start < 0) return NOTHING_SAID;
  const end = source.slice(start).search(/^[\])}]*\);?$|;$/m);
  const body = source.slice(start, end < 0 ? undefined : start + end);
  const whole = new RegExp(`${COMMENT}\\s*$`).exec(source.slice(0, start))?.[1];
  const fields = [...body.matchAll(new RegExp(`^  ${COMMENT}\\n  (\\w+)[:,]`, 'gm'))].map(
    ([, comment = '', field = '']) => [field, toText(comment)] as const,
  );
  return { description: whole && toText(whole), fields: Object.fromEntries(fields) };
}

/** Puts the comments of the domain into a schema of the document. */
export function describe(schema: JsonSchema, { exported, source }: NamedSchema): JsonSchema {
  const { description, fields } = commentsOn(source, exported);
  const properties = Object.entries(schema.properties ?? {}).map(([field, shape]) => {
    const said = fields[field];
    return [
      field,
      said === undefined || typeof shape === 'boolean' ? shape : { ...shape, description: said },
    ];
  });
  return {
    ...(description && { description }),
    ...schema,
    ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
  };
}
