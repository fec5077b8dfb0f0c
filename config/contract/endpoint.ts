import type * as v from 'valibot';
import type { Deprecation } from '../../src/domain/deprecation';
import {
  type Endpoint as Declared,
  type EndpointGroup,
  type Input,
  NOT_FOUND,
  type Params,
} from '../../src/domain/endpoint';
import { codeOf, type Refusal } from '../../src/domain/requestError';
import type { Place } from './domainSource';
import { findField } from './fieldComments';
import { placeOf } from './namedSchemas';
import type { Area } from './tags';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type EndpointKey = `${Method} ${string}`;

/** A path parameter that is no id by its name, which says what it is. */
type Worded<E extends Declared> = Exclude<keyof Params<E>, `${string}Id`>;

/** The facts of an endpoint that its declaration does not contain. */
type Description<E extends Declared> = {
  /** Operation id in the document: verb and noun. */
  id: string;
  /** What the endpoint does, in one plain sentence. */
  summary: string;
  /** Failure codes that are not declared as refusals, because the portal shows them like any other failure. */
  errors?: readonly number[];
  /** The possible codes for an unknown id in the path: 404 by default, 200 when the call succeeds anyway. */
  unknownId?: readonly number[];
  /** A POST that changes nothing. */
  safe?: true;
  /** The pages of the console of which a call needs one, by the value that decides. */
  pages?: Readonly<Record<string, string>>;
} & ([Worded<E>] extends [never] ? unknown : { parameterTexts: Record<Worded<E>, string> }) &
  (E extends { upload: object }
    ? unknown
    : E extends { body: v.GenericSchema }
      ? {
          /** A body that the schema accepts; it need not succeed. */
          example: Input<E> extends { body: infer B extends object } ? B : never;
        }
      : unknown);

/** A row of the contract: an endpoint with its description. */
export interface Endpoint {
  /** Method and path under `/api/v1`: `POST order/{orderId}/pay`. */
  key: EndpointKey;
  /** Operation id in the document: `listRules`. */
  id: string;
  area: Area;
  method: Method;
  path: string;
  /** Names of the path parameters, in order. */
  parameters: readonly string[];
  /** What they are; the others are ids. */
  parameterTexts: Readonly<Record<string, string>>;
  /** Where the domain declares it. */
  place: () => Place | undefined;
  /**
   * Whether a call needs a token. `optional` endpoints also serve visitors, but may return more to a user; `anyToken`
   * endpoints accept a token of a session that is over.
   */
  auth: 'required' | 'optional' | 'anyToken' | 'none';
  /** Users without this console page in their menus are refused with 403 (spec section 6). */
  page?: string;
  /** Of several such pages, the one of a value: `goal` needs `/form/basic-form`. */
  pages?: Readonly<Record<string, string>>;
  /** Whether it works while the account is being closed. */
  whileClosing?: true;
  /** Set for an operation that will end. */
  deprecated?: Deprecation;
  /** Seconds for which browsers and CDNs may keep what a visitor gets. */
  maxAgeSeconds?: number;
  summary: string;
  query?: Declared['query'];
  body?: v.GenericSchema;
  example?: object;
  upload?: NonNullable<Declared['upload']> & { file: string; fields?: v.GenericSchema };
  result?: v.GenericSchema;
  download?: readonly string[];
  /** The failure codes of this endpoint, besides the general ones. */
  errors: readonly number[];
  /** Those that have a result. */
  refusals: readonly Refusal[];
  unknownId?: readonly number[];
  safe?: true;
}

function getAccess({ access }: Declared): Pick<Endpoint, 'auth' | 'page'> {
  if (access === 'public') return { auth: 'none' };
  if (access === 'optional' || access === 'anyToken') return { auth: access };
  return { auth: 'required', page: access };
}

function row(
  area: Area,
  declared: Declared,
  described: Description<Declared> & { example?: object; parameterTexts?: Record<string, string> },
  place: Endpoint['place'],
): Endpoint {
  const { key, query, body, upload, result, download, refusals = [] } = declared;
  const { whileClosing, deprecated, maxAgeSeconds } = declared;
  const { errors = [], parameterTexts = {}, ...description } = described;
  const [method, path] = key.replace(/:(\w+)/g, '{$1}').split(' ') as [Method, string];
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return {
    ...description,
    ...getAccess(declared),
    key: `${method} ${path}`,
    whileClosing,
    deprecated,
    maxAgeSeconds,
    area,
    method,
    path,
    parameters,
    parameterTexts,
    place,
    query,
    ...(upload ? { upload: { ...upload, file: 'file', fields: body } } : { body }),
    result,
    download,
    refusals: refusals.filter((listed) => typeof listed === 'object'),
    // 404 follows from an id in the path.
    errors: [...refusals.map(codeOf), ...errors].filter(
      (code) => code !== NOT_FOUND || parameters.length === 0,
    ),
  };
}

/** Describes every endpoint of a group. */
export function describeEndpoints<G extends EndpointGroup>(
  area: Area,
  group: G,
  descriptions: { [Name in keyof G]: Description<G[Name]> },
): Endpoint[] {
  return Object.entries(group).map(([name, declared]) =>
    row(area, declared, descriptions[name] as Description<Declared>, () => {
      const place = placeOf(group);
      return place && findField(place, name)?.place;
    }),
  );
}

/** Of an endpoint that looks up what an earlier call did. */
export const BY_KEY = {
  parameterTexts: { key: 'Idempotency key of an earlier call.' },
  unknownId: [200],
} as const;

/** An idempotency key for examples. */
export const IDEMPOTENCY_KEY = '1c9a6a0e-7f0b-4f3c-9d52-2f6d1d1b8a77';
