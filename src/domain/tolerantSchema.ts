import * as v from 'valibot';
import { sentCode, sentText } from './schemas';

/** The facts of a schema that decide how it is read. */
interface Facts {
  kind: string;
  type: string;
  pipe?: readonly (v.GenericSchema & { type: string })[];
  entries?: Record<string, v.GenericSchema>;
  options?: readonly unknown[];
  item?: v.GenericSchema;
  wrapped?: v.GenericSchema;
  key?: v.GenericSchema;
  value?: v.GenericSchema;
  default?: unknown;
  fallback?: unknown;
  getter?: (input: unknown) => v.GenericSchema;
}

/** The entries of these fields stand on their own, as those of a bare list do. */
const LIST_FIELDS = ['list', 'menus', 'children'];

const numberOrString = v.union([v.string(), v.number()]);
const textOrNumber = v.pipe(numberOrString, v.transform(String));

const time = v.pipe(v.string(), v.isoTimestamp());

/** An unreadable time becomes `''`, which every format shows as "-"; a required one still has to be there. */
const readableTime = v.pipe(
  v.unknown(),
  v.transform((value) => (v.is(time, value) && !Number.isNaN(Date.parse(value)) ? value : '')),
);

/** Known values in their own type, unknown ones as they are. */
const choice = (options: readonly unknown[]) =>
  v.pipe(
    numberOrString,
    v.transform((value) => options.find((option) => String(option) === String(value)) ?? value),
  );

/** Leaves unreadable entries out; a list without any readable entry is unreadable itself. */
const readableEntries = (item: v.GenericSchema) =>
  v.pipe(
    v.array(v.unknown()),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const parsed = dataset.value.map((entry) => v.safeParse(item, entry, { abortEarly: true }));
      const readable = parsed.filter(({ success }) => success).map(({ output }) => output);
      if (readable.length > 0 || parsed.length === 0) return readable;
      addIssue({ message: `No readable entry: ${parsed[0]?.issues?.[0].message}` });
      return NEVER;
    }),
  );

const mapValues = (entries: Record<string, v.GenericSchema>) =>
  Object.fromEntries(
    Object.entries(entries).map(([name, schema]) => [
      name,
      LIST_FIELDS.includes(name) ? tolerantList(schema) : tolerantSchema(schema),
    ]),
  );

/** The schema of a field whose array is a list. */
function tolerantList(schema: v.GenericSchema): v.GenericSchema {
  const { type, pipe, item, wrapped } = schema as unknown as Facts;
  if (pipe) return mapPipe(pipe, tolerantList);
  if (type === 'array' && item) return readableEntries(tolerantSchema(item));
  return wrapped ? withWrapped(schema, tolerantList(wrapped)) : tolerantSchema(schema);
}

function mapPipe(pipe: NonNullable<Facts['pipe']>, change: (schema: v.GenericSchema) => v.GenericSchema) {
  const [first, ...rest] = pipe.map((item) => (item.kind === 'schema' ? change(item) : item));
  return v.pipe(first as v.GenericSchema, ...rest);
}

/** `null` is as good as a missing value. */
function withWrapped(schema: v.GenericSchema, wrapped: v.GenericSchema): v.GenericSchema {
  const { type, default: fallback } = schema as unknown as Facts;
  if (type !== 'optional') return Object.assign({}, schema, { wrapped });
  return v.pipe(
    v.nullish(wrapped, fallback as never),
    v.transform((value) => value ?? undefined),
  );
}

function build(schema: v.GenericSchema): v.GenericSchema {
  const { type, pipe, entries, options, item, wrapped, key, value, getter, ...facts } =
    schema as unknown as Facts;
  if (facts.fallback !== undefined)
    return v.fallback(build(Object.assign({}, schema, { fallback: undefined })), facts.fallback as never);
  // What a body must not exceed says nothing about an answer.
  if (schema === sentText || schema === sentCode) return textOrNumber;
  if (pipe)
    return pipe.some((each) => each.type === 'iso_timestamp') ? readableTime : mapPipe(pipe, tolerantSchema);
  if (type === 'string') return textOrNumber;
  if (type === 'picklist' && options) return choice(options);
  // The strict schemas come first: a union decides by what fits.
  if (type === 'union' || type === 'variant') {
    const known = options as readonly v.GenericSchema[];
    const tolerant = known.map(tolerantSchema);
    return Object.assign({}, schema, { options: type === 'union' ? [...known, ...tolerant] : tolerant });
  }
  if (entries) return Object.assign({}, schema, { entries: mapValues(entries) });
  if (item) return Object.assign({}, schema, { item: tolerantSchema(item) });
  if (wrapped) return withWrapped(schema, tolerantSchema(wrapped));
  if (getter) return Object.assign({}, schema, { getter: (input: unknown) => tolerantSchema(getter(input)) });
  if (type !== 'record' || !key || !value) return schema;
  // Names that are the values of an enumeration; all others are as declared.
  const isChoice = key.type === 'picklist';
  return Object.assign({}, schema, {
    key: isChoice ? tolerantSchema(key) : key,
    value: tolerantSchema(value),
  });
}

const built = new WeakMap<v.GenericSchema, v.GenericSchema>();

/**
 * Returns the schema with which an answer is read where the specification leaves room:
 * texts may be numbers, `null` is a missing value, an unknown value of an enumeration stays as it is, an unreadable time
 * becomes `''`, and a list leaves out its unreadable entries.
 */
export function tolerantSchema(schema: v.GenericSchema): v.GenericSchema {
  const known = built.get(schema) ?? build(schema);
  built.set(schema, known);
  return known;
}

/** As `tolerantSchema`, for a whole result: a bare array is a list. */
export const answerSchema = (result: v.GenericSchema): v.GenericSchema =>
  (result as unknown as Facts).type === 'array' ? tolerantList(result) : tolerantSchema(result);

/** Marks a schema whose data the portal writes back as a whole: it is read as it is declared. */
export function exactSchema<S extends v.GenericSchema>(schema: S): S {
  built.set(schema, schema);
  return schema;
}
