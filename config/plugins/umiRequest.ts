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
import { getPluginManager } from '../core/plugin';
import { createApiRequest } from '@/request/apiRequest';
import type { ApiRequest } from '@/request/options';

let instance: ApiRequest | undefined;

// Made at the first call: the run-time configuration is not there before.
export const request: ApiRequest = (url: string, options?: object) => {
  instance ??= createApiRequest(getPluginManager().applyPlugins({ key: 'request', type: 'modify', initialValue: {} }));
  return instance(url, options);
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
