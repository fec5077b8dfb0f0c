import { extend } from 'umi-request';
import type { ApiOptions, ApiRequest } from './options';
import type { RequestConfig } from './requestConfig';

/** Creates `request`. Async, so that invalid arguments reject instead of throwing. */
export function createApiRequest({ options, middlewares, repeats }: RequestConfig): ApiRequest {
  const instance = extend(options);
  for (const middleware of middlewares) instance.use(middleware);
  const request = async (url: string, callOptions: ApiOptions<unknown> = {}): Promise<unknown> => {
    if (typeof url !== 'string') throw new TypeError('A request URL must be a string');
    return repeats.send(url, callOptions, (sent) => instance(url, sent));
  };
  return request as ApiRequest;
}
