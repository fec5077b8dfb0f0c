import type * as v from 'valibot';
import type { Deprecation } from './deprecation';
import type { Refusal } from './requestError';

/** `ALL` accepts every method; the portal sends GET. */
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'ALL';

type ObjectSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

interface EndpointFacts {
  /**
   * `public` needs no token, `optional` accepts visitors and users but no token of a session that is over, `anyToken` accepts
   * that as well, a path requires that page in the user's menus (spec section 6). Any signed-in user by default.
   */
  access?: 'public' | 'optional' | 'anyToken' | `/${string}`;
  query?: ObjectSchema;
  body?: v.GenericSchema;
  /** The file of a multipart form in the field `file`; other fields are the body. */
  upload?: { types: readonly string[]; maxBytes: number };
  result?: v.GenericSchema;
  /** Content types of a file response (spec section 7). */
  download?: readonly string[];
  /** Codes that the caller handles without a popup; those with a result as their refusal. */
  refusals?: readonly (number | Refusal)[];
  /** The refusal of a save that started from another version than the current one (conflict.ts). */
  conflict?: Refusal;
  /** Whether it works while the account is being closed (account/closing.ts). */
  whileClosing?: true;
  /** Set when no deployed portal calls it any more, until it ends. */
  deprecated?: Deprecation;
  /**
   * Seconds for which browsers and CDNs may keep what a visitor gets; only of a GET that is `public` or `optional`. Replies to a
   * call with a token are kept nowhere: they may differ by user.
   */
  maxAgeSeconds?: number;
}

/** One endpoint under `/api/v1`: `PUT rule/:ruleId`. */
export interface Endpoint extends EndpointFacts {
  key: `${Method} ${string}`;
}

export type EndpointGroup = Readonly<Record<string, Endpoint>>;

/** Unknown id, or one of another user. */
export const NOT_FOUND = 404;

/**
 * The code and the HTTP status of an operation that the back end does not have (yet), before anything else is checked. Nothing
 * happened.
 */
export const NOT_OFFERED = 501;

/** The code and the HTTP status of an operation that has ended (deprecation.ts), before anything else is checked. Nothing happened. */
export const ENDED = 410;

/** The record was changed since the version that a save started from; see `conflictOf`. */
export const CONFLICT = 412;

/** Declares an endpoint; its service, mock handler and contract row derive from it. */
export const endpoint = <
  const K extends Endpoint['key'],
  const F extends EndpointFacts = Record<never, never>,
>(
  key: K,
  facts?: F,
): F & { key: K } => ({
  key,
  ...(facts as F),
  ...(facts?.conflict && { refusals: [...(facts.refusals ?? []), facts.conflict] }),
});

type ParamName<Path extends string> = Path extends `${infer Part}/${infer Rest}`
  ? ParamName<Part> | ParamName<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

type PathOf<E extends Endpoint> = E['key'] extends `${string} ${infer Path}` ? Path : never;

type Ids<Path extends string> = Path extends `${infer Part}/${infer Rest}`
  ? [...Ids<Part>, ...Ids<Rest>]
  : Path extends `:${string}`
    ? [id: string]
    : [];

/** The ids of the path, in order. */
export type PathArguments<E extends Endpoint> = Ids<PathOf<E>>;

export type Params<E extends Endpoint> = Record<ParamName<PathOf<E>>, string>;

export type DeepReadonly<T> = T extends readonly (infer Item)[]
  ? readonly DeepReadonly<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;

export type Query<E extends Endpoint> = E extends { query: infer Q extends ObjectSchema }
  ? DeepReadonly<v.InferInput<Q>>
  : Record<never, never>;

/** Input of a call. */
export type Input<E extends Endpoint> = (keyof Params<E> extends never ? unknown : { params: Params<E> }) &
  (E extends { query: ObjectSchema } ? { query: Query<E> } : unknown) &
  (E extends { body: infer B extends v.GenericSchema } ? { body: DeepReadonly<v.InferInput<B>> } : unknown) &
  (E extends { upload: object } ? { file: File } : unknown);

/** Result of a call. */
export type Result<E extends Endpoint> = E extends { result: infer R extends v.GenericSchema }
  ? v.InferOutput<R>
  : unknown;
