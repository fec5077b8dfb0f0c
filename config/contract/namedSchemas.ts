import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type * as v from 'valibot';
import type { JsonSchema } from './jsonSchema';

/** A schema of the domain with its name in the document: `orderSummarySchema` is `OrderSummary`. */
export interface NamedSchema {
  name: string;
  schema: v.GenericSchema;
  /** The text of the module that exports the schema. */
  source: string;
  exported: string;
}

const DOMAIN = join(__dirname, '../../src/domain');

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const files = readdirSync(DOMAIN, { encoding: 'utf8', recursive: true })
  .filter((path) => path.endsWith('.ts'))
  .sort((one, other) => basename(one).localeCompare(basename(other)));

const exported = files.flatMap((path) => {
  // A template, so that esbuild, which bundles `npm run contract`, finds the files too.
  const exports: Record<string, unknown> = require(`../../src/domain/${path.replace(/\.ts$/, '')}.ts`);
  const source = readFileSync(join(DOMAIN, path), 'utf8');
  return Object.entries(exports).flatMap(([exportName, schema]): NamedSchema[] =>
    exportName.endsWith('Schema') && isSchema(schema)
      ? [{ name: capitalized(exportName.replace(/Schema$/, '')), schema, source, exported: exportName }]
      : [],
  );
});

/** Every schema that the domain exports, by its first name. */
export const NAMED_SCHEMAS: readonly NamedSchema[] = exported.filter(
  ({ schema }, index) => exported.findIndex((other) => other.schema === schema) === index,
);

const toText = (comment: string) =>
  comment
    .replace(/^\s*\*\s?/gm, ' ')
    .replace(/\s+/g, ' ')
    // References to the specification are of no use to readers of the document.
    .replace(/ \((?:spec |domain)[^)]*\)/g, '')
    .trim();

const COMMENT = String.raw`\/\*\*((?:(?!\*\/)[\s\S])*)\*\/`;

interface Comments {
  description?: string;
  fields: Record<string, string>;
}

const NO_COMMENTS: Comments = { fields: {} };

/** Returns the doc comments on an exported schema and on its fields; `source` is the text of its module. */
function commentsOn(source: string, exported: string): Comments {
  const start = source.search(new RegExp(`^export const ${exported}\\b`, 'm'));
  if (start < 0) return NO_COMMENTS;
  const end = source.slice(start).search(/^[\])}]*\);?$|;$/m);
  const body = source.slice(start, end < 0 ? undefined : start + end);
  const whole = new RegExp(`${COMMENT}\\s*$`).exec(source.slice(0, start))?.[1];
  const fields = [...body.matchAll(new RegExp(`^  ${COMMENT}\\n  (\\w+)[:,]`, 'gm'))].map(
    ([, comment = '', field = '']) => [field, toText(comment)] as const,
  );
  return { description: whole && toText(whole), fields: Object.fromEntries(fields) };
}

/** Adds the domain's doc comments to a schema of the document as descriptions. */
export function describe(schema: JsonSchema, { exported, source }: NamedSchema): JsonSchema {
  const { description, fields } = commentsOn(source, exported);
  const properties = Object.entries(schema.properties ?? {}).map(([field, shape]) => {
    const text = fields[field];
    return [
      field,
      text === undefined || typeof shape === 'boolean' ? shape : { ...shape, description: text },
    ];
  });
  return {
    ...(description && { description }),
    ...schema,
    ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
  };
}
