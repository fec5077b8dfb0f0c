import type { IApi } from '@umijs/max';

/**
 * Puts umi-request behind Umi's `request`: `import { request } from '@umijs/max'` in a service, `export const request`
 * (a `RequestConfig`) in src/app.tsx. Umi's own request plugin stays off because it brings axios.
 */
export default (api: IApi) => {
  api.addRuntimePluginKey(() => ['request']);

  api.onGenerateFiles(() => {
    api.writeTmpFile({
      path: 'index.ts',
      content: `
import { extend, type RequestMethod } from 'umi-request';
import { getPluginManager } from '../core/plugin';
import type { ApiRequest } from '@/request/options';
import type { RequestConfig } from '@/request/requestConfig';

let instance: RequestMethod | undefined;

function getInstance(): RequestMethod {
  if (!instance) {
    const config: RequestConfig = getPluginManager().applyPlugins({ key: 'request', type: 'modify', initialValue: {} });
    instance = extend(config.options ?? {});
    for (const middleware of config.middlewares ?? []) instance.use(middleware);
  }
  return instance;
}

// Async, so that a wrong argument rejects like every other failure instead of throwing.
export const request: ApiRequest = async (url: string, options?: object) => {
  if (typeof url !== 'string') throw new TypeError('A request URL must be a string');
  return getInstance()(url, options);
};
`,
    });
    api.writeTmpFile({
      path: 'runtimeConfig.d.ts',
      content: `
import type { RequestConfig } from '@/request/requestConfig';
export type IRuntimeConfig = { request?: RequestConfig };
`,
    });
  });
};
