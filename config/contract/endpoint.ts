import type * as v from 'valibot';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type EndpointKey = `${Method} ${string}`;

type ObjectSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/** What the caller's token has to do with a call; `optional` answers visitors too, and may tell a person more. */
export type Auth = 'required' | 'optional' | 'none';

/** A multipart form: one file beside plain fields. */
export interface Upload {
  /** The name of the form's field that holds the file. */
  file: string;
  fields?: ObjectSchema;
  types: readonly string[];
  maxBytes: number;
}

/** All there is to know of one endpoint besides its method and path. */
export interface EndpointFacts {
  /** What it does, as one plain sentence. */
  summary: string;
  /** `required` unless told. */
  auth?: Auth;
  /** Who has not this console page among their menus is refused with 403 (spec section 6). */
  page?: string;
  query?: ObjectSchema;
  body?: v.GenericSchema;
  /** A body that the schema accepts; it need not succeed. */
  example?: object;
  upload?: Upload;
  /** The shape of `result` on the wire; without it there is none. */
  result?: v.GenericSchema;
  /** The content types of the file that is answered in place of an envelope (spec section 7). */
  download?: readonly string[];
  /** The codes with which it refuses, beyond those that every endpoint may answer. */
  errors?: readonly number[];
  /** The codes, any of them, for an id in the path that nothing goes by: 404 unless told, 200 where that is no mistake. */
  unknownId?: readonly number[];
  /** A POST that changes nothing. */
  safe?: true;
}

/** Endpoints by method and path under `/api/v1`: `POST order/{orderId}/pay`. */
export type EndpointTable = Readonly<Record<EndpointKey, EndpointFacts>>;

/** One endpoint with its place in the table. */
export interface Endpoint extends EndpointFacts {
  key: EndpointKey;
  /** The area it is described in. */
  area: string;
  method: Method;
  path: string;
  /** The names in braces in the path, in their order. */
  parameters: readonly string[];
  auth: Auth;
}

/** The endpoints of one area, ready to be walked. */
export function endpointsOf(area: string, table: EndpointTable): Endpoint[] {
  return Object.entries(table).map(([key, facts]) => {
    const [method, path] = key.split(' ') as [Method, string];
    const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    return { auth: 'required', ...facts, key: key as EndpointKey, area, method, path, parameters };
  });
}
