import type { IApi } from '@umijs/max';
import { CODE_TIMEOUT_MS } from '../../src/browser/chunkLoadError';

/** Code that is asked for and does not come is given up after as long as spec section 8 says, not as the bundler thinks. */
export default (api: IApi) => {
  api.chainWebpack((config) => {
    config.output.chunkLoadTimeout(CODE_TIMEOUT_MS);
  });
};
