import { request } from '@umijs/max';
import { encodePart } from '@/domain/characters';
import type { Endpoint, Input, Result } from '@/domain/endpoint';
import { type DownloadResult, downloadBlob } from '@/request/download';
import type { ApiOptions } from '@/request/options';

/** Options of a read. */
export type CallOptions = Pick<ApiOptions<undefined>, 'signal' | 'silent' | 'onlyEarly'>;

/** Options of a service. */
export type ServiceOptions = Omit<
  ApiOptions<undefined>,
  'method' | 'data' | 'params' | 'schema' | 'responseType'
>;

/** Timeout of a write in milliseconds. Sending it again with the same key returns its result. */
export const WRITE_TIMEOUT_MS = 15_000;

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
): Promise<E extends { download: readonly string[] } ? DownloadResult : Result<E>>;
export function call(
  { key, access, result, download, refusals }: Endpoint,
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
    handledCodes: refusals,
    ...options,
  } as ApiOptions<undefined>;
  return download ? downloadBlob(request, url, sent) : request(url, sent);
}
