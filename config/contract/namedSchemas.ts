import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type * as v from 'valibot';
import { type Fields, fieldFilters } from '../../src/domain/fields';
import type { Refusal } from '../../src/domain/requestError';

/** A schema of the domain with its name in the document: `orderSummarySchema` is `OrderSummary`, and so is a refusal's result. */
export interface NamedSchema {
  name: string;
  schema: v.GenericSchema;
  /** The text of the module that exports the schema, and of the field table of its area. */
  source: string;
  exported: string;
  /** The code of a refusal, whose result it is. */
  code?: number;
}

const DOMAIN = join(__dirname, '../../src/domain');

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'code' in value && 'result' in value;

export const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const files = readdirSync(DOMAIN, { encoding: 'utf8', recursive: true })
  .filter((path) => path.endsWith('.ts'))
  .sort((one, other) => basename(one).localeCompare(basename(other)));

const sourceOf = (path: string) => readFileSync(join(DOMAIN, path), 'utf8');
const isFieldTable = (path: string) => path.endsWith('Fields.ts');
/** The text of the field table of an area; empty without one. */
const fieldTable = (area: string) =>
  files
    .filter((path) => isFieldTable(path) && dirname(path) === area)
    .map(sourceOf)
    .join('');

const exported = files.flatMap((path) => {
  // A template, so that esbuild, which bundles `npm run contract`, finds the files too.
  const exports: Record<string, unknown> = require(`../../src/domain/${path.replace(/\.ts$/, '')}.ts`);
  const source = sourceOf(path) + (isFieldTable(path) ? '' : fieldTable(dirname(path)));
  return Object.entries(exports).flatMap(([exportName, value]): NamedSchema[] => {
    const name = capitalized(exportName.replace(/Schema$/, ''));
    const facts = { name, source, exported: exportName };
    if (isRefusal(value)) return [{ ...facts, schema: value.result, code: value.code }];
    return exportName.endsWith('Schema') && isSchema(value) ? [{ ...facts, schema: value }] : [];
  });
});

// The result of a refusal may be a schema that has a name of its own.
const inOrder = [...exported].sort((one, other) => Number('code' in one) - Number('code' in other));

/** Every schema that the domain exports, by its first name. */
export const NAMED_SCHEMAS: readonly NamedSchema[] = inOrder.filter(
  ({ schema }, index) => inOrder.findIndex((other) => other.schema === schema) === index,
);

/** Joins the parts of a description; undefined without any. */
export const joinTexts = (...texts: (string | undefined)[]): string | undefined =>
  [...new Set(texts)].filter(Boolean).join(' ') || undefined;

const toText = (comment: string) =>
  comment
    .replace(/^\s*\*\s?/gm, ' ')
    .replace(/\s+/g, ' ')
    // Notes for the portal's own code.
    .replace(/ \((?:spec |domain)[^)]*\)/g, '')
    .replace(/Throws a `RequestError`;? ?/g, '')
    .trim();

const COMMENT = String.raw`\/\*\*((?:(?!\*\/)[\s\S])*)\*\/`;

/** Returns the doc comments on the fields of a text by name, without those that differ between its parts. */
function fieldComments(source: string): Record<string, string> {
  const found = [...source.matchAll(new RegExp(`^ +${COMMENT}\\n +(\\w+)[:,]`, 'gm'))].map(
    ([, comment = '', field = '']) => [field, toText(comment)] as const,
  );
  const isUnique = ([field, text]: readonly [string, string]) =>
    found.every(([other, otherText]) => other !== field || otherText === text);
  return Object.fromEntries(found.filter(isUnique));
}

/** Descriptions of the filters of a list by its field table. */
export function filterTexts(area: string, fields: Fields): Record<string, string> {
  const comments = fieldComments(fieldTable(area));
  const texts = fieldFilters(fields).flatMap((filter) => {
    if (filter.kind === 'keyword') return [];
    if (filter.kind === 'many') return [[filter.field, comments[filter.field]]];
    return [
      [filter.first, `Only entries whose \`${filter.field}\` is at least this.`],
      [filter.last, `Only entries whose \`${filter.field}\` is at most this.`],
    ];
  });
  return Object.fromEntries(texts);
}

interface Comments {
  description?: string;
  fields: Record<string, string>;
}

/** Returns the doc comments on an exported schema and on its fields, some of which are declared elsewhere in its module. */
export function commentsOn({ source, exported, code }: NamedSchema): Comments {
  const others = fieldComments(source);
  const start = source.search(new RegExp(`^export const ${exported}\\b`, 'm'));
  if (start < 0) return { fields: others };
  const end = source.slice(start).search(/^[\])}]*\);?$|;$/m);
  const body = source.slice(start, end < 0 ? undefined : start + end);
  const whole = new RegExp(`${COMMENT}\\s*$`).exec(source.slice(0, start))?.[1];
  const ofRefusal = code === undefined ? undefined : `Result of a refusal with the code ${code}.`;
  return { description: whole ? toText(whole) : ofRefusal, fields: { ...others, ...fieldComments(body) } };
}
