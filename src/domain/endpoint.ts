import type * as v from 'valibot';

/** `ALL` answers every method; the portal sends GET. */
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'ALL';

type ObjectSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/** What an endpoint takes, returns and refuses. */
interface EndpointFacts {
  /**
   * Who may call it: `public` takes no token, `optional` takes visitors and users, a path takes those who have this page among
   * their menus (spec section 6). Any signed-in user by default.
   */
  access?: 'public' | 'optional' | `/${string}`;
  query?: ObjectSchema;
  body?: v.GenericSchema;
  /** The file of a multipart form, in its field `file`; the other fields are the body. */
  upload?: { types: readonly string[]; maxBytes: number };
  /** What `result` holds on the wire; without it nobody reads it. */
  result?: v.GenericSchema;
  /** Content types of the file that is returned in place of an envelope (spec section 7). */
  download?: readonly string[];
  /** Codes that mean "nothing happened", which the caller shows itself instead of a popup. */
  refusals?: readonly number[];
}

/** One endpoint under `/api/v1`: `PUT rule/:ruleId`. */
export interface Endpoint extends EndpointFacts {
  key: `${Method} ${string}`;
}

/** The endpoints of one area, by what they do. */
export type EndpointGroup = Readonly<Record<string, Endpoint>>;

/** The code for an id that names nothing, or something of somebody else. */
export const NOT_FOUND = 404;

/** Declares an endpoint: the one place that its service, its mock handler and its row of the contract are made of. */
export const endpoint = <
  const K extends Endpoint['key'],
  const F extends EndpointFacts = Record<never, never>,
>(
  key: K,
  facts?: F,
): F & { key: K } => ({ key, ...(facts as F) });

type ParamName<Path extends string> = Path extends `${infer Part}/${infer Rest}`
  ? ParamName<Part> | ParamName<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

type PathOf<E extends Endpoint> = E['key'] extends `${string} ${infer Path}` ? Path : never;

/** The parameters in an endpoint's path. */
export type Params<E extends Endpoint> = Record<ParamName<PathOf<E>>, string>;

/** The query of an endpoint on the wire. */
export type Query<E extends Endpoint> = E extends { query: infer Q extends ObjectSchema }
  ? v.InferInput<Q>
  : Record<never, never>;

/** Data that its reader leaves as it is. */
export type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;

/** What a call of an endpoint has to give. */
export type Input<E extends Endpoint> = (keyof Params<E> extends never ? unknown : { params: Params<E> }) &
  (E extends { query: ObjectSchema } ? { query: DeepReadonly<Query<E>> } : unknown) &
  (E extends { body: infer B extends v.GenericSchema } ? { body: DeepReadonly<v.InferInput<B>> } : unknown) &
  (E extends { upload: object } ? { file: File } : unknown);

/** What a call of an endpoint returns. */
export type Result<E extends Endpoint> = E extends { result: infer R extends v.GenericSchema }
  ? v.InferOutput<R>
  : unknown;
