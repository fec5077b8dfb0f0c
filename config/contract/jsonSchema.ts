import { type JsonSchema, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { NAMED_SCHEMAS } from './namedSchemas';

export type { JsonSchema };

export const refTo = (name: string) => `#/components/schemas/${name}`;

const definitions = Object.fromEntries(NAMED_SCHEMAS.map(({ name, schema }) => [name, schema]));
const names = new Map(NAMED_SCHEMAS.map(({ name, schema }) => [schema, name]));

const hasPipe = (schema: object): schema is { pipe: readonly { kind: string; type: string }[] } =>
  'pipe' in schema && Array.isArray(schema.pipe);

/** The pipe behind a look at the raw value (`v.unknown()`, checks): what follows tells the shape of what is sent. */
function shapeBehind(schema: object): v.GenericSchema | undefined {
  if (!hasPipe(schema) || schema.pipe[0]?.type !== 'unknown') return undefined;
  const shape = schema.pipe.slice(1).find(({ kind }) => kind === 'schema');
  return shape as v.GenericSchema | undefined;
}

const BEYOND = 'Has to keep rules that a schema cannot say.';

/** What is on the wire, in the dialect of OpenAPI 3.1: transformations are what the portal does with it afterwards. */
const CONFIG = {
  target: 'draft-2020-12',
  typeMode: 'input',
  errorMode: 'ignore',
  definitions,
  overrideRef: ({ referenceId }: { referenceId: string }) => refTo(referenceId),
  overrideAction({ valibotAction, jsonSchema }: { valibotAction: { type: string }; jsonSchema: JsonSchema }) {
    if (valibotAction.type === 'check') return { ...jsonSchema, description: BEYOND };
    // Without the bounds of a double, which say nothing of the value.
    return valibotAction.type === 'safe_integer' ? { ...jsonSchema, type: 'integer' as const } : undefined;
  },
} as const;

function withoutDefinitions(schema: v.GenericSchema): JsonSchema {
  const { $schema: _dialect, $defs: _named, ...rest } = toJsonSchema(shapeBehind(schema) ?? schema, CONFIG);
  return rest;
}

/** A schema as it stands in the document: a reference when it has a name there. */
export function wireSchema(schema: v.GenericSchema): JsonSchema {
  const name = names.get(schema);
  return name === undefined ? withoutDefinitions(schema) : { $ref: refTo(name) };
}

/** Every named schema of the domain as it is on the wire. */
export function namedWireSchemas(): Record<string, JsonSchema> {
  const hidden = NAMED_SCHEMAS.filter(({ schema }) => shapeBehind(schema) !== undefined);
  return {
    ...toJsonSchemaDefs(definitions, CONFIG),
    ...Object.fromEntries(hidden.map(({ name, schema }) => [name, withoutDefinitions(schema)])),
  };
}
