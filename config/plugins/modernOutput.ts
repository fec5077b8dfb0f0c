import type { IApi } from '@umijs/max';

/**
 * Lets `targets` decide how old the written JavaScript is. Umi hands them to Babel where its preset does not look, so
 * that every async function and spread of ours would come out as ES5 with the helpers to match.
 */
export default (api: IApi) => {
  api.modifyBabelPresetOpts((options) => ({
    ...options,
    presetEnv: { ...options.presetEnv, targets: api.config.targets },
  }));
};
