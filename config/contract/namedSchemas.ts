import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type * as v from 'valibot';

/** A schema of the domain under its name in the document: `orderSummarySchema` is `OrderSummary`. */
export interface NamedSchema {
  name: string;
  schema: v.GenericSchema;
  /** The text of the domain's module that exports it, and under which name. */
  source: string;
  exported: string;
}

const DOMAIN = join(__dirname, '../../src/domain');

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The modules of the domain, by their files' names. */
const files = readdirSync(DOMAIN, { encoding: 'utf8', recursive: true })
  .filter((path) => path.endsWith('.ts'))
  .sort((one, other) => basename(one).localeCompare(basename(other)));

const exported = files.flatMap((path) => {
  // Written so that esbuild, which bundles `npm run contract`, finds the files too.
  const exports: Record<string, unknown> = require(`../../src/domain/${path.replace(/\.ts$/, '')}.ts`);
  const source = readFileSync(join(DOMAIN, path), 'utf8');
  return Object.entries(exports).flatMap(([exportName, schema]): NamedSchema[] =>
    exportName.endsWith('Schema') && isSchema(schema)
      ? [{ name: capitalized(exportName.replace(/Schema$/, '')), schema, source, exported: exportName }]
      : [],
  );
});

/** Every schema that the domain exports, each under its first name. */
export const NAMED_SCHEMAS: readonly NamedSchema[] = exported.filter(
  ({ schema }, index) => exported.findIndex((other) => other.schema === schema) === index,
);
