import * as v from 'valibot';
import type { Endpoint, Params } from '../../src/domain/endpoint';
import { readCaller } from './callers';
import type { MockRequest, UploadedFile } from './http';
import { findSession, type SessionRecord } from './sessions';
import type { Language } from './text';
import { findUserById, type UserRecord } from './users';

export interface Call {
  params: Record<string, string>;
  /** The query by the endpoint's schema; whatever is invalid counts as missing. */
  query: Readonly<Record<string, unknown>>;
  /** A header by its lower-case name; undefined when missing, empty or repeated. */
  header(name: string): string | undefined;
  /** The file of a multipart form. */
  file: UploadedFile | undefined;
  language: Language;
  token: string | undefined;
  userAgent: string;
  /** Stands for the network address (callers.ts). */
  caller: string;
  session: SessionRecord | undefined;
  user: UserRecord | undefined;
}

export interface SignedInCall extends Call {
  token: string;
  session: SessionRecord;
  user: UserRecord;
}

/** The values of a text by a schema: one, or none when it is invalid. */
function parseText(schema: v.GenericSchema, text: string): unknown[] {
  const isNumber = schema.type === 'number' || ('literal' in schema && typeof schema.literal === 'number');
  const { success, output } = v.safeParse(schema, isNumber && /^\d+$/.test(text) ? Number(text) : text);
  return success && text !== '' ? [output] : [];
}

function readQuery({ query }: Endpoint, request: MockRequest): Call['query'] {
  const read = (name: string, field: v.GenericSchema): unknown => {
    const schema = (field as Partial<v.OptionalSchema<v.GenericSchema, undefined>>).wrapped ?? field;
    const { item } = schema as Partial<v.ArraySchema<v.GenericSchema, undefined>>;
    const value = Object.hasOwn(request.query, name) ? request.query[name] : undefined;
    // `qs` turns more than twenty values of a key into an object with numeric keys.
    const values = typeof value === 'object' && value !== null ? Object.values(value) : [value];
    const texts = values.filter((each) => typeof each === 'string');
    if (item) return texts.flatMap((text) => parseText(item, text));
    return typeof value === 'string' ? parseText(schema, value)[0] : undefined;
  };
  const fields = Object.entries(query?.entries ?? {}) as [string, v.GenericSchema][];
  return Object.fromEntries(fields.map(([name, field]) => [name, read(name, field)]));
}

/** A call of one endpoint, typed by its declaration. */
export type CallOf<E extends Endpoint> = Omit<
  E extends { access: 'public' | 'optional' | 'anyToken' } ? Call : SignedInCall,
  'params' | 'query'
> & {
  params: Params<E>;
  query: E extends { query: infer Q extends v.GenericSchema } ? Partial<v.InferOutput<Q>> : Call['query'];
  body: E extends { body: infer B extends v.GenericSchema } ? v.InferOutput<B> : undefined;
};

export function header(request: MockRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function readCall(endpoint: Endpoint, request: MockRequest, language: Language): Call {
  const token = header(request, 'x-authorization');
  const session = findSession(token);
  return {
    params: request.params,
    query: readQuery(endpoint, request),
    header: (name) => header(request, name),
    file: request.files?.find(({ fieldname }) => fieldname === 'file'),
    language,
    token,
    userAgent: header(request, 'user-agent') ?? '',
    caller: readCaller(request),
    session,
    user: session && findUserById(session.userId),
  };
}

export const isSignedIn = (call: Call): call is SignedInCall =>
  call.session !== undefined && call.user !== undefined;
