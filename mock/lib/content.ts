import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import type { Text } from './text';

/** Relative to the project's root, because handlers run from a bundle. */
const DATA_FOLDER = 'mock/data';

export const textSchema = v.strictObject({ zh: v.string(), en: v.string() });

export const wholeNumberSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Returns a function that creates a value on its first call and returns the same one afterwards. */
export function lazy<Value>(make: () => Value): () => Value {
  let cached: { value: Value } | undefined;
  return () => {
    cached ??= { value: make() };
    return cached.value;
  };
}

/** Reads a JSON file of `mock/data`. Throws an Error that names the file and each invalid field. */
export function readJson<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, parseJson(path));
  if (result.success) return result.output;
  const errors = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? '(all)'}: ${issue.message}`);
  throw new Error([`${DATA_FOLDER}/${path} does not fit its schema:`, ...errors].join('\n'));
}

/** Reads all JSON files of a folder of `mock/data`, sorted by name. */
export function readJsonFolder<Schema extends v.GenericSchema>(
  folder: string,
  schema: Schema,
): v.InferOutput<Schema>[] {
  const names = readdirSync(resolve(DATA_FOLDER, folder)).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => readJson(`${folder}/${name}`, schema));
}

/** Reads a text from two Markdown files, `<path>.zh.md` and `<path>.en.md`. */
export function readMarkdown(path: string): Text {
  const read = (language: keyof Text) =>
    readData(`${path}.${language}.md`).replaceAll('\r\n', '\n').trimEnd();
  return { zh: read('zh'), en: read('en') };
}

const readData = (path: string) => readFileSync(resolve(DATA_FOLDER, path), 'utf8');

function parseJson(path: string): unknown {
  try {
    return JSON.parse(readData(path));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Error(`${DATA_FOLDER}/${path} is not JSON: ${error.message}`);
  }
}
