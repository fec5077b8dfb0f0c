import { join } from 'node:path';
import type { IApi } from '@umijs/max';

const lean = (name: string) => join(__dirname, '../lean', name);

/** Which module of which package is answered by which of ours: where it stands, what it asks for, what it gets. */
const REPLACED = [
  { from: /intl-messageformat-parser[\\/]lib$/, request: './parser', by: lean('messageParser.ts') },
  { from: /intl-messageformat-parser[\\/]lib$/, request: './skeleton', by: lean('messageSkeletons.ts') },
  { from: /antd[\\/]es[\\/]form$/, request: '../tooltip', by: lean('LateTooltip.tsx') },
  {
    from: /antd[\\/]es[\\/]config-provider$/,
    request: '../tooltip/UniqueProvider',
    by: lean('noUniqueTooltip.tsx'),
  },
];

/**
 * Keeps out of a first visit what it does not use. The parts of antd do not say that their modules have no effect by being
 * loaded, so that who needs one of them would get them all: a header's button brought the validation of forms. And a few
 * modules have a smaller one of ours in their place (config/lean/).
 */
export default (api: IApi) => {
  api.chainWebpack((memo, { webpack }) => {
    memo.module
      .rule('modules-without-effects')
      .test(/node_modules[\\/]@rc-component[\\/].*\.js$/)
      .set('sideEffects', false);
    memo.plugin('lean-modules').use(webpack.NormalModuleReplacementPlugin, [
      /^\.{1,2}\//,
      (asked: { context: string; request: string }) => {
        const found = REPLACED.find(
          ({ from, request }) => asked.request === request && from.test(asked.context),
        );
        if (found) asked.request = found.by;
      },
    ]);
    return memo;
  });
};
