import { type JsonSchema, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { NAMED_SCHEMAS } from './namedSchemas';

export type { JsonSchema };

/** Joins the parts of a description; undefined without any. */
export const joinTexts = (...texts: (string | undefined)[]): string | undefined =>
  [...new Set(texts)].filter(Boolean).join(' ') || undefined;

export const refTo = (name: string) => `#/components/schemas/${name}`;

const definitions = Object.fromEntries(NAMED_SCHEMAS.map(({ name, schema }) => [name, schema]));
const ANYTHING = v.unknown();
const names = new Map(NAMED_SCHEMAS.map(({ name, schema }) => [schema, name]));

const hasPipe = (schema: object): schema is { pipe: readonly (Action & { kind: string })[] } =>
  'pipe' in schema && Array.isArray(schema.pipe);

/** The schema behind a pipe that starts with `v.unknown()`: it describes the value on the wire. */
function shapeBehind(schema: object): v.GenericSchema | undefined {
  if (!hasPipe(schema) || schema.pipe[0]?.type !== 'unknown') return undefined;
  const shape = schema.pipe.slice(1).find(({ kind }) => kind === 'schema');
  return shape as v.GenericSchema | undefined;
}

interface Action {
  type: string;
  /** Of a check by `checkThat`. */
  sentence?: string;
  /** Of a check by `nameSchema`. */
  minLength?: number;
  /** Of a check by `maxCharacters` or `nameSchema`. */
  maxLength?: number;
}

function getSentence({ sentence }: Action): string {
  if (sentence) return sentence;
  throw new Error('A check has no sentence that explains it: use `checkThat` of src/domain/schemas.ts');
}

/** The type of a constant, which gateways and generators of code need. */
function typeOf(value: unknown): 'string' | 'integer' | 'boolean' {
  if (typeof value === 'string' || typeof value === 'boolean') return typeof value as 'string' | 'boolean';
  if (Number.isInteger(value)) return 'integer';
  throw new Error(`The document has no type for the constant ${JSON.stringify(value)}`);
}

/** An object with any of some keys names its properties: tools understand `propertyNames` less often. */
function withKnownKeys(schema: JsonSchema): JsonSchema {
  const { propertyNames, additionalProperties, ...rest } = schema;
  const keys = typeof propertyNames === 'object' ? (propertyNames.enum ?? []) : [];
  if (keys.length === 0 || typeof additionalProperties !== 'object') return schema;
  const properties = keys.map((key) => [key, { ...additionalProperties, description: `Of \`${key}\`.` }]);
  return { ...rest, properties: Object.fromEntries(properties), additionalProperties: false };
}

/** Describes values on the wire, in the dialect of OpenAPI 3.1: before the portal's transformations. */
const CONFIG = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'ignore',
  definitions,
  overrideRef: ({ referenceId }: { referenceId: string }) => refTo(referenceId),
  overrideSchema({ valibotSchema, jsonSchema }: { valibotSchema: { type: string }; jsonSchema: JsonSchema }) {
    if (valibotSchema.type === 'literal') return { type: typeOf(jsonSchema.const), ...jsonSchema };
    return valibotSchema.type === 'record' ? withKnownKeys(jsonSchema) : undefined;
  },
  overrideAction({ valibotAction, jsonSchema }: { valibotAction: Action; jsonSchema: JsonSchema }) {
    const { minLength, maxLength } = valibotAction;
    if (maxLength !== undefined) return { ...jsonSchema, ...(minLength && { minLength }), maxLength };
    if (valibotAction.type === 'check') {
      return { ...jsonSchema, description: joinTexts(jsonSchema.description, getSentence(valibotAction)) };
    }
    // Without the bounds of a double, which are not useful to readers.
    return valibotAction.type === 'safe_integer' ? { ...jsonSchema, type: 'integer' as const } : undefined;
  },
} as const;

/**
 * The definitions for one conversion that needs their names alone. The library first learns each name, then converts each definition
 * as well, which takes most of the time: by then it gets one without content.
 */
function namesOnly(): typeof definitions {
  const isNamed = new Set<string>();
  return new Proxy(definitions, {
    get(target, name: string) {
      if (isNamed.has(name)) return ANYTHING;
      isNamed.add(name);
      return target[name];
    },
  });
}

function withoutDefinitions(schema: v.GenericSchema): JsonSchema {
  const shape = shapeBehind(schema);
  const config = { ...CONFIG, definitions: namesOnly() };
  const { $schema: _dialect, $defs: _named, ...rest } = toJsonSchema(shape ?? schema, config);
  if (!shape || !hasPipe(schema)) return rest;
  const sentences = schema.pipe.filter(({ type }) => type === 'check').map(getSentence);
  return { ...rest, description: joinTexts(rest.description, ...sentences) };
}

/** Returns the schema, or a reference if it is a named one. */
export function wireSchema(schema: v.GenericSchema): JsonSchema {
  const name = names.get(schema);
  return name === undefined ? withoutDefinitions(schema) : { $ref: refTo(name) };
}

/** Every named schema of the domain in its wire format. */
export function namedWireSchemas(): Record<string, JsonSchema> {
  const hidden = NAMED_SCHEMAS.filter(({ schema }) => shapeBehind(schema) !== undefined);
  return {
    ...toJsonSchemaDefs(definitions, CONFIG),
    ...Object.fromEntries(hidden.map(({ name, schema }) => [name, withoutDefinitions(schema)])),
  };
}
