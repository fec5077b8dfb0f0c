import { request } from '@umijs/max';
import { encodePart } from '@/domain/characters';
import type { Endpoint, Input, PathArguments, Result } from '@/domain/endpoint';
import { type ServerMoment, withReceivedAt } from '@/domain/serverClock';
import { type DownloadResult, isFileResult } from '@/request/download';
import type { ApiOptions } from '@/request/options';

/** Options that a page passes. */
export type CallOptions = Pick<ApiOptions<undefined>, 'signal' | 'silent' | 'automatic' | 'timeout'>;

/** Options of a service. */
export type ServiceOptions = Omit<
  ApiOptions<undefined>,
  'method' | 'data' | 'params' | 'schema' | 'responseType' | 'pattern' | 'maxAgeSeconds'
>;

/** A result that states the server's time, with its time of arrival. */
export type Received<T> = T extends { serverTime: string } ? T & ServerMoment : T;
type Reply<E extends Endpoint> = E extends { download: readonly string[] }
  ? DownloadResult
  : Received<Result<E>>;

export function receive<T>(result: T): Received<T> {
  const isTimed = typeof result === 'object' && result !== null && 'serverTime' in result;
  return (isTimed ? withReceivedAt(result as T & { serverTime: string }) : result) as Received<T>;
}

interface AnyInput {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  file?: File;
}

function toFormData({ body, file }: AnyInput): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) form.append(name, String(value));
  if (file) form.append('file', file, file.name);
  return form;
}

/** Encodes an id. An empty one would leave the path; as a dot it is answered like an unknown one (request/path.ts). */
const pathSegment = (id: string): string => encodePart(id) || '.';

/** Calls an endpoint. Throws a `RequestError`; the endpoint's refusals show no popup. */
export function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options?: ServiceOptions,
): Promise<Reply<E>>;
export function call(
  { key, access, result, download, refusals, maxAgeSeconds }: Endpoint,
  given: unknown,
  options: ServiceOptions = {},
): Promise<unknown> {
  const input = given as AnyInput;
  const [method = '', path = ''] = key.split(' ');
  const url = path.replace(/:(\w+)/g, (_, name: string) => pathSegment(input.params?.[name] ?? ''));
  const sent = {
    method: method === 'ALL' ? 'get' : method.toLowerCase(),
    params: input.query,
    data: input.file ? toFormData(input) : input.body,
    skipAuth: access === 'public',
    schema: result,
    pattern: path,
    responseType: download && 'blob',
    handledCodes: refusals,
    maxAgeSeconds,
    ...options,
  } as ApiOptions<undefined>;
  return request(url, sent).then(receive);
}

type InputPart<E extends Endpoint, Name extends string> =
  Input<E> extends Record<Name, infer Part> ? [part: Part] : [];

/** The ids of the path, the query or body, the file, and options. */
type Arguments<E extends Endpoint> = [
  ...PathArguments<E>,
  ...InputPart<E, 'query'>,
  ...InputPart<E, 'body'>,
  ...InputPart<E, 'file'>,
  options?: CallOptions,
];

/**
 * Returns the function that calls an endpoint, with the ids of its path in order, then its query or body.
 * @throws RequestError; the `refusals` of the endpoint are for the caller, the other failures were shown
 */
export function service<E extends Endpoint>(endpoint: E, fixed?: ServiceOptions) {
  return (...given: Arguments<E>): Promise<Reply<E>> => {
    const rest: unknown[] = [...given];
    const ids = [...endpoint.key.matchAll(/:(\w+)/g)].map(([, name]) => [name, rest.shift()]);
    const input = {
      params: Object.fromEntries(ids),
      query: endpoint.query && rest.shift(),
      body: endpoint.body && rest.shift(),
      file: endpoint.upload && rest.shift(),
    };
    return call(endpoint, input as Input<E>, { ...(rest[0] as CallOptions), ...fixed });
  };
}

/** The content of a download, undefined for another answer. */
export const toFile = (answer: DownloadResult): Blob | undefined =>
  isFileResult(answer) ? answer.result : undefined;
