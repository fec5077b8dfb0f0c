import type * as v from 'valibot';
import {
  type Endpoint as Declared,
  type EndpointGroup,
  type Input,
  NOT_FOUND,
} from '../../src/domain/endpoint';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type EndpointKey = `${Method} ${string}`;

/** What only a description can say of an endpoint. */
type Description<E extends Declared> = {
  /** What it does, as one plain sentence. */
  summary: string;
  /** Codes with which it refuses beyond those of its declaration: the portal shows them like any other failure. */
  errors?: readonly number[];
  /** The codes, any of them, for an id in the path that nothing goes by: 404 unless told, 200 where that is no mistake. */
  unknownId?: readonly number[];
  /** A POST that changes nothing. */
  safe?: true;
} & (E extends { upload: object }
  ? unknown
  : E extends { body: v.GenericSchema }
    ? {
        /** A body that the schema accepts; it need not succeed. */
        example: Input<E> extends { body: infer B extends object } ? B : never;
      }
    : unknown);

/** One endpoint with its description: a row of the contract. */
export interface Endpoint {
  /** Method and path under `/api/v1`: `POST order/{orderId}/pay`. */
  key: EndpointKey;
  /** The area it is described in. */
  area: string;
  method: Method;
  path: string;
  /** The names in braces in the path, in their order. */
  parameters: readonly string[];
  /** What the caller's token has to do with a call; `optional` answers visitors too, and may tell a user more. */
  auth: 'required' | 'optional' | 'none';
  /** Who has not this console page among their menus is refused with 403 (spec section 6). */
  page?: string;
  summary: string;
  query?: Declared['query'];
  body?: v.GenericSchema;
  example?: object;
  upload?: NonNullable<Declared['upload']> & { file: string; fields?: v.GenericSchema };
  result?: v.GenericSchema;
  download?: readonly string[];
  /** The codes with which it refuses, beyond those that every endpoint may answer. */
  errors: readonly number[];
  unknownId?: readonly number[];
  safe?: true;
}

/** Whose token an endpoint takes, and which page it is for. */
function getAccess({ access }: Declared): Pick<Endpoint, 'auth' | 'page'> {
  if (access === 'public') return { auth: 'none' };
  return access === 'optional' ? { auth: 'optional' } : { auth: 'required', page: access };
}

function row(
  area: string,
  declared: Declared,
  described: Description<Declared> & { example?: object },
): Endpoint {
  const { key, query, body, upload, result, download, refusals = [] } = declared;
  const { errors = [], ...description } = described;
  const [method, path] = key.replace(/:(\w+)/g, '{$1}').split(' ') as [Method, string];
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return {
    ...description,
    ...getAccess(declared),
    key: `${method} ${path}`,
    area,
    method,
    path,
    parameters,
    query,
    ...(upload ? { upload: { ...upload, file: 'file', fields: body } } : { body }),
    result,
    download,
    // Of an id in the path it follows by itself.
    errors: [...refusals, ...errors].filter((code) => code !== NOT_FOUND || parameters.length === 0),
  };
}

/** Describes every endpoint of a group. */
export function describeEndpoints<G extends EndpointGroup>(
  area: string,
  group: G,
  descriptions: { [Name in keyof G]: Description<G[Name]> },
): Endpoint[] {
  return Object.entries(group).map(([name, declared]) =>
    row(area, declared, descriptions[name] as Description<Declared>),
  );
}

/** An idempotency key, for examples. */
export const IDEMPOTENCY_KEY = '1c9a6a0e-7f0b-4f3c-9d52-2f6d1d1b8a77';
